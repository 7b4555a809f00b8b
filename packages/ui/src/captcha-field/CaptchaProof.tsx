import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { PositiveIcon } from '../icons/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './CaptchaField.css.ts'

export interface CaptchaProofProps {
  done: boolean
  onRefresh: () => void
  /**
   * Returns true once after the visitor chose this in place of an image: then the focus moves here, and its text is
   * read out.
   */
  takeChosen: () => boolean
}

/** The captcha that is no puzzle: the device is at work, or has proven itself. */
export function CaptchaProof({ done, onRefresh, takeChosen }: CaptchaProofProps) {
  const { t } = useLingui()
  const said = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (takeChosen()) said.current?.focus()
  }, [takeChosen])
  const working = t({
    message: 'Checking that you’re not a robot. You don’t need to do anything',
    comment: 'captcha without a puzzle; it takes some seconds',
  })
  const instead = (
    <Button variant="soft" tone="neutral" size="small" fullWidth onClick={onRefresh}>
      {t({ message: 'Use a picture with letters instead', context: 'button at a captcha' })}
    </Button>
  )
  return (
    <div className={css.proof} data-done={done}>
      {/* Its height stays: the element below it, often the form's button, may be clicked at this moment. */}
      {done && (
        <div className={css.proofRoom} aria-hidden inert>
          <span className={css.proofMark}>
            <PositiveIcon />
          </span>
          <span className={css.proofWords}>
            <Text as="span" size="sm">
              {working}
            </Text>
          </span>
          {instead}
        </div>
      )}
      <div className={css.proofLayer}>
        <span className={css.proofMark}>{done ? <PositiveIcon /> : <Spinner />}</span>
        <span ref={said} role="status" tabIndex={-1} className={css.proofWords}>
          <Text as="span" size="sm" tone={done ? 'positive' : 'muted'}>
            {done ? t({ message: 'Check complete', comment: 'captcha without a puzzle: done' }) : working}
          </Text>
        </span>
        {!done && instead}
      </div>
    </div>
  )
}
