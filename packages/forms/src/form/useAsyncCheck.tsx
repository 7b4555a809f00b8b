import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type FieldDescription, type FieldProblem, normaliseValue } from '../compiler/index.ts'
import { useFormScope } from './FormContext.ts'
import type { FieldLook } from './kinds/look.ts'

/** How long nothing is typed before the platform is asked, in milliseconds. */
const PAUSE = 400

interface Answered {
  readonly value: string
  readonly problem?: FieldProblem | undefined
  readonly note?: string | undefined
}

/**
 * Asks the platform about a value while the form is filled in: a little after it was typed, once a value, the last
 * one's response only. A submit waits for it. When the platform cannot be asked, it decides when the form is sent.
 * Returns the text to show in place of the hint.
 */
export function useAsyncCheck(field: FieldDescription, call: FieldLook['check']): ReactNode {
  const { form, compiled, late, say, show: showProblems } = useFormScope()
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'checking' | Answered>('idle')
  const latest = useEffectEvent(() => ({ call, compiled }))
  const { name } = field
  const active = call !== undefined

  useEffect(() => {
    if (!active) return
    let answered: Answered | undefined
    let running: Promise<void> | undefined
    let begin: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = new AbortController()

    const typed = () => String(form.getValues(name) ?? '')
    const show = (next: Answered) => {
      setState(next)
      if (next.problem) showProblems([next.problem])
      else if (next.note !== undefined) say(next.note)
    }
    const answerTo = async (value: string, signal: AbortSignal): Promise<Answered> => {
      const { note, problem } = (await latest().call?.(value, signal)) ?? {}
      return { value, note, problem: problem && { ...problem, field: name } }
    }
    const ask = async (value: string, { signal }: AbortController) => {
      try {
        const answer = await answerTo(value, signal)
        if (signal.aborted) return
        answered = answer
        show(answer)
      } catch {
        if (!signal.aborted) setState('idle')
      }
    }
    const look = () => {
      const value = normaliseValue(field, typed())
      stop.abort()
      clearTimeout(timer)
      begin = undefined
      running = undefined
      const wrong = latest()
        .compiled.check(form.getValues(), [name])
        .some((found) => found.field === name)
      if (value === '' || wrong) return setState('idle')
      if (answered?.value === value) return show(answered)
      stop = new AbortController()
      setState('checking')
      const mine = stop
      running = new Promise((done) => {
        begin = () => {
          clearTimeout(timer)
          begin = undefined
          void ask(value, mine).then(done)
        }
        mine.signal.addEventListener('abort', () => done())
      })
      timer = setTimeout(() => begin?.(), PAUSE)
    }

    let before = typed()
    const unsubscribe = form.subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback: () => {
        const now = typed()
        if (now === before) return
        before = now
        look()
      },
    })
    const remove = late.add(name, {
      settle: async () => {
        begin?.()
        await running
      },
      problem: () => (answered?.value === normaliseValue(field, typed()) ? answered.problem : undefined),
    })
    if (typed() !== '') look()
    return () => {
      stop.abort()
      clearTimeout(timer)
      unsubscribe()
      remove()
    }
  }, [active, field, form, late, name, say, showProblems])

  if (state === 'idle') return undefined
  if (state === 'checking')
    return t({ message: 'Checking…', context: 'hint of a field whose value is being looked up' })
  return state.problem ? undefined : state.note
}
