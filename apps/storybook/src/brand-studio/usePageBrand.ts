import { compileBrand, settingProblems } from '@baize/ui/brand'
import { useEffect, useMemo, useState } from 'react'
import type { PageBrand } from './applyTheme.ts'
import type { BrandFolder, Files, Settings } from './brand-folder.ts'
import { defaultFolder } from './brands.ts'
import { typeOfFile } from './files/fileTypes.ts'
import { fontData } from './fonts/brandFonts.ts'
import { useSettled } from './useStudio.ts'

/** The brand as pages are themed with it: always the last state of each part that can be used. */
export function usePageBrand({ tokens, settings, files }: BrandFolder): PageBrand {
  // No document can be written into the studio that does not compile.
  const css = useMemo(() => {
    const compiled = compileBrand(tokens)
    return compiled.ok ? compiled.css : ''
  }, [tokens])
  const pictures = useFileUrls(files)
  const usable = useUsable(useSettled(settings, 800))
  const data = useMemo(() => JSON.stringify({ ...usable, version: 'draft' }), [usable])
  const fonts = useMemo(() => fontData({ settings: usable, files }), [usable, files])
  return useMemo(() => ({ css, data, pictures, fonts }), [css, data, pictures, fonts])
}

/** The settings, or while these have problems the last ones that had none: a screen relies on every setting. */
function useUsable(settings: Settings): Settings {
  const [usable, setUsable] = useState(defaultFolder.settings)
  const next = settings === usable || settingProblems(settings).length > 0 ? usable : settings
  if (next !== usable) setUsable(next)
  return next
}

function useFileUrls(files: Files): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const made = new Map(
      [...files].map(([name, bytes]) => [
        name,
        URL.createObjectURL(new Blob([bytes], { type: typeOfFile(name) })),
      ]),
    )
    setUrls(made)
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [files])
  return urls
}
