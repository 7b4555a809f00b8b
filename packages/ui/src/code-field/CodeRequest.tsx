import { useFormat } from '@baize/i18n'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './CodeField.css.ts'
import { codeSettings } from './settings.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface CodeRequestProps {
  resendAt: number | string | undefined
  skew: number
  /** Not the first code. */
  resend: boolean
  loading: boolean
  error: ReactNode
  disabled: boolean
  onRequest: () => void
}

/** The button that requests a code, and how long it is refused after one was sent. */
export function CodeRequest({
  resendAt,
  skew,
  resend,
  loading,
  error,
  disabled,
  onRequest,
}: CodeRequestProps) {
  const format = useFormat()
  const until = typeof resendAt === 'string' ? Date.parse(resendAt) : resendAt
  const left = useSecondsLeft(until, skew)
  const running = left !== 0
  const time = left === undefined ? '' : format.duration(left * 1000, { style: 'clock' })
  return (
    <>
      <Button variant="soft" loading={loading} disabled={disabled || running} onClick={onRequest}>
        {running && time !== '' ? (
          <span className={css.clock}>
            <Trans context="button of a one-time code; {time} is a countdown as 0:45">
              Send again in {time}
            </Trans>
          </span>
        ) : resend ? (
          <Trans context="button that asks for another one-time code">Send again</Trans>
        ) : (
          <Trans context="button that asks for a one-time code">Get a code</Trans>
        )}
      </Button>
      <VisuallyHidden>
        <span role="status">{resend && <Told left={left} />}</span>
      </VisuallyHidden>
      <div role="alert" className={css.problem}>
        {!loading && error}
      </div>
    </>
  )
}

/** What a screen reader announces of the countdown: its length, a word shortly before the end, and the end. */
function Told({ left }: { left: number | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  // The words change at few moments only: a live region speaks when they do.
  const steps = codeSettings.toldAt.toSorted((one, other) => one - other)
  const step = left && (steps.find((seconds) => left <= seconds) ?? Math.ceil(left / 60) * 60)
  const time = step && format.duration(step * 1000)
  if (left === undefined) return null
  return time
    ? t({
        message: `You can request a new code in ${time}`,
        context: 'countdown of a one-time code, for screen readers',
      })
    : t({
        message: 'You can request a new code now',
        context: 'end of the countdown of a one-time code, for screen readers',
      })
}
