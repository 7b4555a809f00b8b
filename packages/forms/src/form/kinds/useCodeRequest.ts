import { tabStorage } from '@baize/i18n/storage'
import { type CodeFieldProps, resendTime } from '@baize/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useFormScope } from '../FormContext.ts'
import { refusalOf, wireValues } from '../values.ts'
import type { CodeRequest } from './look.ts'

type Asking = Pick<CodeFieldProps, 'resendAt' | 'requesting' | 'requestError' | 'onRequest'>

/**
 * Least time between two tries, in milliseconds, where a try failed and no countdown runs: an earlier click
 * waits for it. The device's proof takes a challenge for each try, of which the platform returns one a second.
 */
const THROTTLE = 1_200
const place = (purpose: string) => `baize.resend.${purpose}` as const

/** Requesting a code: the fields that it needs are checked first, then the platform's clock decides when the next may be had. */
export function useCodeRequest(request: CodeRequest | undefined): Asking {
  const scope = useFormScope()
  const { i18n } = useLingui()
  const asked = useRef(0)
  const underWay = useRef(false)
  const [resendAt, setResendAt] = useState(() => (request ? kept(request.purpose) : undefined))
  const [requesting, setRequesting] = useState(false)
  const [error, setError] = useState<ReactNode>()
  if (!request) return {}
  const { purpose, needs, send } = request

  function wait(until: number) {
    setResendAt(until)
    keep(purpose, until)
  }

  async function ask() {
    if (underWay.current) return
    setError(undefined)
    underWay.current = true
    if (!(await scope.checkNow(needs))) {
      underWay.current = false
      return
    }
    setRequesting(true)
    try {
      const early = asked.current + THROTTLE - Date.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      asked.current = Date.now()
      const values = { ...wireValues(scope.compiled, scope.form.getValues()), ...scope.late.adds() }
      const { expiredMinutes } = await send(
        Object.fromEntries(Object.entries(values).filter(([name]) => needs.includes(name) || !isField(name))),
      )
      wait(resendTime(Date.now(), expiredMinutes))
      scope.say(i18n._(msg({ message: 'Code sent', comment: 'said after a code was asked for' })))
    } catch (failure) {
      const seconds = retryAfter(failure)
      if (seconds !== undefined) wait(Date.now() + seconds * 1000)
      const { problems = [] } = refusalOf(failure)
      const shown = problems.filter(({ field }) => isField(field))
      scope.show(shown)
      if (shown[0]) scope.form.setFocus(shown[0].field)
      else
        setError(
          scope.explain(failure) ??
            i18n._(
              msg({
                message: 'The code could not be sent. Check your connection and try again',
                context: 'error at the button that asks for a code',
              }),
            ),
        )
    }
    underWay.current = false
    setRequesting(false)
  }
  const isField = (name: string) => scope.compiled.fields.some((field) => field.name === name)

  return { resendAt, requesting, requestError: error, onRequest: () => void ask() }
}

/** How long the platform says to wait, in seconds. */
function retryAfter(error: unknown): number | undefined {
  const seconds = (error as { params?: { retryAfterSeconds?: unknown } } | null)?.params?.retryAfterSeconds
  return typeof seconds === 'number' && seconds > 0 && seconds < 86_400 ? seconds : undefined
}

function keep(purpose: string, until: number): void {
  tabStorage.set(place(purpose), String(until))
}

function kept(purpose: string): number | undefined {
  const until = Number(tabStorage.get(place(purpose)))
  return until > Date.now() ? until : undefined
}
