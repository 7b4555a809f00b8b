import { Tabs, VisuallyHidden } from '@baize/ui'
import { measureContrast, mendTokens } from '@baize/ui/brand'
import { useCallback, useMemo, useState } from 'react'
import { changedFiles } from './brand-folder.ts'
import { ContrastPanel } from './ContrastPanel.tsx'
import { changesBetween, keyOf } from './changes.ts'
import { ComparePanel } from './compare/ComparePanel.tsx'
import { settingChanges } from './compare/settingChanges.ts'
import type { DraftKey } from './draft.ts'
import { FilesPanel } from './files/FilesPanel.tsx'
import { pictureProblems } from './files/pictures.ts'
import { download } from './files.ts'
import { useFolder } from './folder/useFolder.ts'
import { FontsPanel } from './fonts/FontsPanel.tsx'
import { fontProblems } from './fonts/fontProblems.ts'
import { StartPanel } from './StartPanel.tsx'
import * as css from './Studio.css.ts'
import { StudioBar } from './StudioBar.tsx'
import { screens as allScreens, type StudioScreen } from './screens.ts'
import { problemsOf } from './settings/problems.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { isGroup } from './tokens-document.ts'
import { useSettled, useStudio } from './useStudio.ts'
import { Wall } from './Wall.tsx'

export interface StudioProps {
  /** The screens on the wall, besides the components. @default those of the two sites */
  screens?: readonly StudioScreen[]
  /** Where this tab keeps the work across a reload. @default 'baize.studio.draft' */
  draftKey?: DraftKey
  /** Offers a file to the person. @default the browser's download */
  onSave?: (name: string, content: string | Uint8Array<ArrayBuffer>) => void
}

/** Makes and changes a whole brand without code: real screens, contrast and differences follow every edit. */
export function Studio({
  screens = allScreens,
  draftKey = 'baize.studio.draft',
  onSave = download,
}: StudioProps) {
  const { state, acts, kept } = useStudio(draftKey)
  const { start, brand } = state.work
  const document = brand.tokens
  const folder = useFolder(onSave)
  const [tab, setTab] = useState('start')
  // Writing is never held up by what follows it.
  const worn = useSettled(brand, 60)
  const judged = useSettled(document, 150)
  const results = useMemo(
    () => measureContrast(judged).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least),
    [judged],
  )
  const failing = results.filter((result) => !result.passes).length
  const changes = useMemo(() => changesBetween(start.tokens, document), [start, document])
  const changed = useMemo(() => new Set(changes.map(({ part, path }) => keyOf(part, path))), [changes])
  const count = useMemo(
    () =>
      changes.length +
      settingChanges(start.settings, brand.settings).length +
      changedFiles(start.files, brand.files).length,
    [changes, start, brand],
  )
  const problems = useMemo(() => problemsOf(brand.settings), [brand.settings])
  const wrongPictures = useMemo(() => pictureProblems(brand), [brand])
  const wrongFonts = useMemo(() => fontProblems(brand, problems), [brand, problems])
  const inSettings = [...problems.keys()].filter((path) => !/^(?:assets|fonts)\b/.test(path)).length
  const use = useCallback(
    ({ over, scheme, suggestion }: { over: string; scheme: 'light' | 'dark'; suggestion?: string }) => {
      if (suggestion !== undefined) acts.write({ path: over, type: 'color' }, scheme, suggestion)
    },
    [acts],
  )

  const mend = () => {
    const { tokens } = mendTokens(document)
    if (isGroup(tokens)) acts.replace(tokens)
  }

  const tabs = [
    {
      id: 'start',
      label: 'Start',
      content: <StartPanel state={state} acts={acts} folder={folder} onSave={onSave} />,
    },
    {
      id: 'tokens',
      label: 'Tokens',
      count: state.refused.size,
      content: <TokensPanel state={state} changed={changed} acts={acts} />,
    },
    {
      id: 'settings',
      label: 'Settings',
      count: inSettings,
      content: <SettingsPanel state={state} problems={problems} acts={acts} />,
    },
    {
      id: 'files',
      label: 'Pictures',
      count: wrongPictures.size,
      content: <FilesPanel brand={brand} problems={wrongPictures} acts={acts} />,
    },
    {
      id: 'fonts',
      label: 'Fonts',
      count: wrongFonts.size,
      content: <FontsPanel brand={brand} problems={wrongFonts} acts={acts} />,
    },
    {
      id: 'contrast',
      label: 'Contrast',
      count: failing,
      content: <ContrastPanel document={judged} results={results} onUse={use} onMend={mend} />,
    },
    {
      id: 'changes',
      label: count === 0 ? 'Changes' : `Changes (${count})`,
      content: <ComparePanel work={state.work} acts={acts} />,
    },
  ]

  return (
    <div className={css.studio}>
      <StudioBar
        state={state}
        failing={failing}
        problems={inSettings + wrongPictures.size + wrongFonts.size}
        changes={count}
        kept={kept}
        acts={acts}
        folder={folder}
        onSave={onSave}
      />
      <main className={css.room}>
        <section className={css.bench} aria-label="Brand">
          <VisuallyHidden as="h2">Brand</VisuallyHidden>
          <Tabs label="Parts of the studio" tabs={tabs} value={tab} onValueChange={setTab} />
        </section>
        <div className={css.wall}>
          <Wall brand={worn} screens={screens} />
        </div>
      </main>
    </div>
  )
}
