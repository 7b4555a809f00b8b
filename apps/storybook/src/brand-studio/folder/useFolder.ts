import { useState } from 'react'
import { type BrandFolder, folderFiles } from '../brand-folder.ts'
import { canUseFolders, chooseFolder, readFolder, writeFolder } from './folderAccess.ts'
import { type Opened, openFolder } from './openBrand.ts'
import { writeZip } from './zip.ts'

/** How saving ended. `cancelled`: no folder was chosen. */
type SaveOutcome = { saved: string } | { problem: string } | 'cancelled'

export interface StudioFolder {
  /** Whether this browser can open and save a folder; else there is a zip. */
  available: boolean
  /** Has a person choose a folder and reads it; undefined where none was chosen. */
  open: () => Promise<Opened | undefined>
  /** Writes into the folder that was opened or saved before, or has one chosen. */
  save: (brand: BrandFolder) => Promise<SaveOutcome>
  /** Begins another brand, which is not in the folder that is known. */
  forget: () => void
}

/** The folder of this device that the work is in. */
export function useFolder(onSave: (name: string, content: Uint8Array<ArrayBuffer>) => void): StudioFolder {
  const [folder, setFolder] = useState<FileSystemDirectoryHandle>()
  const available = canUseFolders()
  return {
    available,
    forget: () => setFolder(undefined),
    open: async () => {
      const chosen = await chooseFolder()
      if (!chosen) return undefined
      const opened = openFolder(await readFolder(chosen), chosen.name)
      if (opened.kind === 'brand') setFolder(chosen)
      return opened
    },
    save: async (brand) => {
      const files = folderFiles(brand)
      if (!available) {
        const name = `${slugOf(brand)}.zip`
        onSave(name, writeZip(files))
        return { saved: name }
      }
      const target = folder ?? (await chooseFolder())
      if (!target) return 'cancelled'
      try {
        await writeFolder(target, files)
      } catch {
        setFolder(undefined)
        return {
          problem: `The browser did not write into ${target.name}. Save again and allow it, or save a zip.`,
        }
      }
      setFolder(target)
      return { saved: `the folder ${target.name}` }
    },
  }
}

/** The brand's name as the name of a folder or file. */
export function slugOf({ settings }: BrandFolder): string {
  const name = typeof settings.name === 'string' ? settings.name : ''
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'brand'
}
