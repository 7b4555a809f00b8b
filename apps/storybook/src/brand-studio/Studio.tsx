import { Tabs, VisuallyHidden } from '@baize/ui'
import { mendTokens } from '@baize/ui/brand'
import { useCallback, useState } from 'react'
import { ContrastPanel } from './ContrastPanel.tsx'
import { ComparePanel } from './compare/ComparePanel.tsx'
import type { DraftKey } from './draft.ts'
import { FilesPanel } from './files/FilesPanel.tsx'
import { download } from './files.ts'
import { useFolder } from './folder/useFolder.ts'
import { FontsPanel } from './fonts/FontsPanel.tsx'
import { StartPanel } from './StartPanel.tsx'
import * as css from './Studio.css.ts'
import { StudioBar } from './StudioBar.tsx'
import { screens as allScreens, type StudioScreen } from './screens.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { isGroup } from './tokens-document.ts'
import { useFindings } from './useFindings.ts'
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
  const { brand } = state.work
  const folder = useFolder(onSave)
  const [tab, setTab] = useState('start')
  const worn = useSettled(brand, 60)
  const { judged, contrast, failing, changes, changedTokens, problems } = useFindings(state.work)
  const use = useCallback(
    ({ over, scheme, suggestion }: { over: string; scheme: 'light' | 'dark'; suggestion?: string }) => {
      if (suggestion !== undefined) acts.write({ path: over, type: 'color' }, scheme, suggestion)
    },
    [acts],
  )

  const mend = () => {
    const { tokens } = mendTokens(brand.tokens)
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
      content: <TokensPanel state={state} changed={changedTokens} acts={acts} />,
    },
    {
      id: 'settings',
      label: 'Settings',
      count: problems.inSettings,
      content: <SettingsPanel state={state} problems={problems.settings} acts={acts} />,
    },
    {
      id: 'files',
      label: 'Pictures',
      count: problems.pictures.size,
      content: <FilesPanel brand={brand} problems={problems.pictures} acts={acts} />,
    },
    {
      id: 'fonts',
      label: 'Fonts',
      count: problems.fonts.size,
      content: <FontsPanel brand={brand} problems={problems.fonts} acts={acts} />,
    },
    {
      id: 'contrast',
      label: 'Contrast',
      count: failing,
      content: <ContrastPanel document={judged} results={contrast} onUse={use} onMend={mend} />,
    },
    {
      id: 'changes',
      label: changes === 0 ? 'Changes' : `Changes (${changes})`,
      content: <ComparePanel work={state.work} acts={acts} />,
    },
  ]

  return (
    <div className={css.studio}>
      <StudioBar
        state={state}
        failing={failing}
        problems={problems.all}
        changes={changes}
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
