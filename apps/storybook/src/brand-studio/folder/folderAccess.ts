import type { Files } from '../brand-folder.ts'
import { isOwnFile } from './zip.ts'

// The File System Access API is in Chromium only, and so not among TypeScript's own types.
declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
  }
}

/** What is read of a folder at most, so that a wrong choice (a whole disk) ends soon. */
const maxFiles = 200
const maxBytes = 5_000_000

/** Whether this browser can open and save a folder. */
export function canUseFolders(): boolean {
  return typeof window.showDirectoryPicker === 'function'
}

/** Has a person choose a folder; undefined where the choice was cancelled or refused. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'baize-brand', mode: 'readwrite' })
  } catch {
    return undefined
  }
}

/** The files of a folder. Folders in it are left out: a brand has all of its files beside `brand.json`. */
export async function readFolder(folder: FileSystemDirectoryHandle): Promise<Files> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for await (const [name, handle] of folder.entries()) {
    if (files.size === maxFiles) break
    if (handle.kind !== 'file' || !isOwnFile(name)) continue
    const file = await (handle as FileSystemFileHandle).getFile()
    if (file.size <= maxBytes) files.set(name, new Uint8Array(await file.arrayBuffer()))
  }
  return files
}

/** Writes files into a folder; what is there under other names stays. Rejects where the browser does not let it. */
export async function writeFolder(folder: FileSystemDirectoryHandle, files: Files): Promise<void> {
  for (const [name, content] of files) {
    const handle = await folder.getFileHandle(name, { create: true })
    const stream = await handle.createWritable()
    await stream.write(content)
    await stream.close()
  }
}
