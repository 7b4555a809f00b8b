import { ComboboxField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { controlId, useFormScope } from '../form/FormContext.ts'
import { errorText } from '../form/fieldErrors.ts'
import { useFieldError, useHeld } from '../form/useFields.ts'
import type { TeamAccount } from './teamTransfer.ts'

export interface ReceiverFieldProps {
  /** Name of the form's field for the id. */
  name: string
  label: string
  /** Finds accounts by a part of name or nickname; an empty text requests the first ones. */
  onSearch: (text: string, signal: AbortSignal) => Promise<readonly TeamAccount[]>
  /** A receiver was found: their details are shown in the review. */
  onFound: (accounts: readonly TeamAccount[]) => void
  /** The chosen account, where the search no longer contains it. */
  chosen: TeamAccount | undefined
}

/** Maximum time that a search waits for the next letter, in milliseconds. */
const PAUSE = 300

/** One account of the own team, found by typing. The last search's result is the one that is shown. */
export function ReceiverField({ name, label, onSearch, onFound, chosen }: ReceiverFieldProps) {
  const { t, i18n } = useLingui()
  const scope = useFormScope()
  const { ref, value: id, change } = useHeld(name)
  const failed = useFieldError(name)
  const [text, setText] = useState('')
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'asking' | 'failed' | readonly TeamAccount[]>('asking')
  const latest = useEffectEvent(() => ({ onSearch, onFound }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request for the same text.
  useEffect(() => {
    const stop = new AbortController()
    setState('asking')
    const ask = async () => {
      try {
        const found = await latest().onSearch(text.trim(), stop.signal)
        if (stop.signal.aborted) return
        latest().onFound(found)
        setState(found)
      } catch {
        if (!stop.signal.aborted) setState('failed')
      }
    }
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, turn])

  const found = typeof state === 'string' ? [] : state
  return (
    <ComboboxField
      id={controlId(scope, name)}
      name={name}
      ref={ref}
      label={label}
      hint={t`Search by account name or nickname, or part of one.`}
      error={failed && errorText(i18n, failed, { label })}
      required
      filter={false}
      options={found.map(({ id, account, nickname }) => ({
        value: id,
        label: account,
        ...(nickname ? { description: nickname } : {}),
      }))}
      value={id === '' ? null : String(id)}
      {...(chosen ? { valueLabel: chosen.account } : {})}
      loading={state === 'asking'}
      {...(state === 'failed' ? { loadError: t`Your accounts could not be loaded.` } : {})}
      onRetry={() => setTurn((before) => before + 1)}
      onInputChange={setText}
      onValueChange={(value) => change(value ?? '')}
    />
  )
}
