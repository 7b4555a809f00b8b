import { Tabs, VisuallyHidden } from '@baize/ui'
import { measureContrast, mendTokens } from '@baize/ui/brand'
import { useCallback, useMemo, useState } from 'react'
import { ChangesPanel } from './ChangesPanel.tsx'
import { ContrastPanel } from './ContrastPanel.tsx'
import { changesBetween, keyOf } from './changes.ts'
import type { DraftKey } from './draft.ts'
import { download } from './files.ts'
import { StartPanel } from './StartPanel.tsx'
import * as css from './Studio.css.ts'
import { StudioBar } from './StudioBar.tsx'
import { screens as allScreens, type StudioScreen } from './screens.ts'
import { TokensPanel } from './TokensPanel.tsx'
import { isGroup } from './tokens-document.ts'
import { useSettled, useStudio } from './useStudio.ts'
import { Wall } from './Wall.tsx'

export interface StudioProps {
  /** The screens on the wall, besides the components. @default those of the two sites */
  screens?: readonly StudioScreen[]
  /** Where this tab keeps the work across a reload. @default 'baize.studio.draft' */
  draftKey?: DraftKey
  /** Saves a file for the user. @default the browser's download */
  onSave?: (name: string, text: string) => void
}

/** Makes and changes a brand's tokens without code: real screens, contrast and differences follow every edit. */
export function Studio({
  screens = allScreens,
  draftKey = 'baize.studio.draft',
  onSave = download,
}: StudioProps) {
  const { state, acts } = useStudio(draftKey)
  const { start, document, source } = state.work
  const [tab, setTab] = useState('start')
  // Typing is never delayed by its effects.
  const worn = useSettled(document, 60)
  const judged = useSettled(document, 150)
  const results = useMemo(
    () => measureContrast(judged).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least),
    [judged],
  )
  const failing = results.filter((result) => !result.passes).length
  const changes = useMemo(() => changesBetween(start, document), [start, document])
  const changed = useMemo(() => new Set(changes.map(({ part, path }) => keyOf(part, path))), [changes])
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
    { id: 'start', label: 'Start', content: <StartPanel state={state} acts={acts} /> },
    {
      id: 'tokens',
      label: 'Tokens',
      count: state.refused.size,
      content: <TokensPanel state={state} changed={changed} acts={acts} />,
    },
    {
      id: 'contrast',
      label: 'Contrast',
      count: failing,
      content: <ContrastPanel document={judged} results={results} onUse={use} onMend={mend} />,
    },
    {
      id: 'changes',
      label: changes.length === 0 ? 'Changes' : `Changes (${changes.length})`,
      content: (
        <ChangesPanel source={source} start={start} document={document} changes={changes} acts={acts} />
      ),
    },
  ]

  return (
    <div className={css.studio}>
      <StudioBar state={state} failing={failing} changes={changes.length} acts={acts} onSave={onSave} />
      <main className={css.room}>
        <section className={css.bench} aria-label="Brand">
          <VisuallyHidden as="h2">Brand</VisuallyHidden>
          <Tabs label="Parts of the studio" tabs={tabs} value={tab} onValueChange={setTab} />
        </section>
        <div className={css.wall}>
          <Wall document={worn} screens={screens} />
        </div>
      </main>
    </div>
  )
}
