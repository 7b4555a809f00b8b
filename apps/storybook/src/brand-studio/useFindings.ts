import { measureContrast } from '@baize/ui/brand'
import { useMemo } from 'react'
import { changedFiles } from './brand-folder.ts'
import { changesBetween, keyOf } from './changes.ts'
import { settingChanges } from './compare/settingChanges.ts'
import { pictureProblems } from './files/pictures.ts'
import { fontProblems } from './fonts/fontProblems.ts'
import { problemsOf } from './settings/problems.ts'
import type { Work } from './studio-state.ts'
import { useSettled } from './useStudio.ts'

/** What there is to say about the work: contrast, what `brand check` refuses, and what differs from the start. */
export function useFindings({ start, brand }: Work) {
  // Writing is never held up by what follows it.
  const judged = useSettled(brand.tokens, 150)
  const contrast = useMemo(
    () => measureContrast(judged).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least),
    [judged],
  )
  const changes = useMemo(() => changesBetween(start.tokens, brand.tokens), [start.tokens, brand.tokens])
  const changedTokens = useMemo(() => new Set(changes.map(({ part, path }) => keyOf(part, path))), [changes])
  const others = useMemo(
    () =>
      settingChanges(start.settings, brand.settings).length + changedFiles(start.files, brand.files).length,
    [start, brand],
  )
  const settings = useMemo(() => problemsOf(brand.settings), [brand.settings])
  const pictures = useMemo(() => pictureProblems(brand), [brand])
  const fonts = useMemo(() => fontProblems(brand, settings), [brand, settings])
  // Those of pictures and fonts are at these.
  const inSettings = [...settings.keys()].filter((path) => !/^(?:assets|fonts)\b/.test(path)).length
  return {
    judged,
    contrast,
    failing: contrast.filter((result) => !result.passes).length,
    changes: changes.length + others,
    changedTokens,
    problems: { settings, pictures, fonts, inSettings, all: inSettings + pictures.size + fonts.size },
  }
}
