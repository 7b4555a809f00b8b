import { Button, Heading, StatusLabel, Text } from '@baize/ui'
import { compileBrand, tokensText } from '@baize/ui/brand'
import { CopyIcon, DownloadIcon } from '@baize/ui/icons'
import { useEffect, useState } from 'react'
import type { StudioFolder } from './folder/useFolder.ts'
import * as css from './Studio.css.ts'
import { type StudioState, unsaved } from './studio-state.ts'
import { nameOf } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'

interface StudioBarProps {
  state: StudioState
  /** Pairs of colours without enough contrast. */
  failing: number
  /** Settings, pictures and fonts that `brand check` refuses. */
  problems: number
  /** Tokens, settings and files that differ from the start. */
  changes: number
  /** Whether this tab keeps the work across a reload. */
  kept: boolean
  acts: StudioActs
  folder: StudioFolder
  onSave: (name: string, content: string | Uint8Array<ArrayBuffer>) => void
}

/** The bar at the top: the current document, undo and redo, and saving. */
export function StudioBar(props: StudioBarProps) {
  const { state, failing, problems, changes, kept, acts, folder, onSave } = props
  const { brand, source } = state.work
  const document = brand.tokens
  const [said, setSaid] = useState('')
  useShortcuts(acts)
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), 6000)
    return () => clearTimeout(timer)
  }, [said])

  const saveBrand = async () => {
    const outcome = await folder.save(brand)
    if (outcome === 'cancelled') return
    if ('problem' in outcome) {
      setSaid(outcome.problem)
      return
    }
    acts.saved('brand')
    setSaid(
      problems === 0
        ? `The brand is saved in ${outcome.saved}.`
        : `The brand is saved in ${outcome.saved}, with ${counted(problems, 'problem')} to mend before it can be built.`,
    )
  }
  const saveTokens = () => {
    onSave('tokens.json', tokensText(document))
    acts.saved('tokens')
    setSaid(
      state.refused.size === 0
        ? 'tokens.json is saved.'
        : `tokens.json is saved; ${counted(state.refused.size, 'value')} that cannot be used kept the last good one.`,
    )
  }
  const copy = async () => {
    const compiled = compileBrand(document)
    try {
      await navigator.clipboard.writeText(compiled.ok ? compiled.css : '')
      setSaid('The CSS is copied.')
    } catch {
      setSaid('The browser does not let this page copy. Save tokens.json instead.')
    }
  }

  return (
    <header className={css.bar}>
      <div className={css.naming}>
        <Heading level={1} size="group">
          Brand studio
        </Heading>
        <Text size="sm" tone="muted" truncate>
          {nameOf(document) || 'No name'}, from {source}
        </Text>
      </div>
      <div className={css.states}>
        <StatusLabel tone={failing === 0 ? 'positive' : 'critical'}>
          {failing === 0 ? 'Contrast passes' : `${counted(failing, 'pair')} without contrast`}
        </StatusLabel>
        {state.refused.size > 0 && (
          <StatusLabel tone="caution">{counted(state.refused.size, 'value')} not usable</StatusLabel>
        )}
        {problems > 0 && <StatusLabel tone="critical">{counted(problems, 'problem')} to mend</StatusLabel>}
        {!kept && <StatusLabel tone="caution">Too large to survive a reload: save it</StatusLabel>}
        <StatusLabel tone={unsaved(state) ? 'caution' : 'neutral'}>
          {unsaved(state) ? 'Not saved' : changes === 0 ? 'Nothing changed' : 'Saved'}
        </StatusLabel>
      </div>
      <div className={css.deeds}>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          disabled={state.past.length === 0}
          onClick={acts.undo}
        >
          Undo
        </Button>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          disabled={state.future.length === 0}
          onClick={acts.redo}
        >
          Redo
        </Button>
        <Button size="small" variant="outline" icon={<CopyIcon />} onClick={copy}>
          Copy CSS
        </Button>
        <Button size="small" variant="outline" icon={<DownloadIcon />} onClick={saveTokens}>
          Save tokens.json
        </Button>
        <Button size="small" icon={<DownloadIcon />} onClick={() => void saveBrand()}>
          Save the brand
        </Button>
      </div>
      <span role="status" className={css.said}>
        {said}
      </span>
    </header>
  )
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Ctrl+Z and its kin, as everywhere; in a text field they belong to the field. */
function useShortcuts(acts: StudioActs): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || writes(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) acts.redo()
      else acts.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [acts])
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=color], [type=checkbox], [type=file]), textarea')
  )
}
