import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Html, type SanitisedHtml } from '../html/Html.tsx'
import { CautionIcon, CriticalIcon, InfoIcon, PositiveIcon, QuestionIcon } from '../icons/icons.ts'
import { join } from '../private/join.ts'
import type { RootProps } from '../private/root.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import * as css from './Dialog.css.ts'
import { foot } from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ScrollBody } from './ScrollBody.tsx'
import { useTimeout } from './useTimeout.ts'

const icons = {
  info: { Icon: InfoIcon, tone: 'info' },
  positive: { Icon: PositiveIcon, tone: 'positive' },
  caution: { Icon: CautionIcon, tone: 'caution' },
  critical: { Icon: CriticalIcon, tone: 'critical' },
  question: { Icon: QuestionIcon, tone: 'accent' },
} as const

/** The pictures a dialog may carry. */
export const dialogIcons = ['info', 'positive', 'caution', 'critical', 'question'] as const
/** A picture a dialog may carry. */
export type DialogIcon = (typeof dialogIcons)[number]

export interface DialogButton {
  /** The words on it: what it does. */
  label: ReactNode
  /** Which answer it gives; unique among the dialog's buttons. */
  value: string
  /** @default 'accent' */
  tone?: Tone
  /** @default 'solid' for the last button, 'outline' for the others */
  variant?: 'solid' | 'soft' | 'outline' | 'plain'
  /** Takes focus when the dialog opens: give it to the least harmful one. @default false */
  initialFocus?: boolean
}

export interface DialogContent {
  /** What it is called; read out where there is no title. */
  name: string
  /** A heading above the message. */
  title?: ReactNode
  /** The message. */
  message?: ReactNode
  /** The message as rich text that `sanitise()` made safe. */
  html?: SanitisedHtml
  /** A picture of what it is about. */
  icon?: DialogIcon
  /** `medium` and `large` have room for tables, and begin their message at its edge. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** From left to right in the direction of reading; on narrow screens they wrap. */
  buttons?: readonly DialogButton[]
  /** Closes by itself after so many milliseconds; waits while it is held at or has keyboard focus. */
  timeout?: number
  /** A click beside it closes it. @default false */
  closeOnCover?: boolean
}

export interface DialogProps extends DialogContent, RootProps<HTMLDivElement> {
  /** Whether it is shown. Nothing is rendered while it is not. */
  open: boolean
  /** A button was pressed. The dialog stays until `open` is false. */
  onAnswer?: (value: string) => void
  /** The person, or the time, asks to close it without an answer. */
  onClose: (reason: CloseReason) => void
}

/** A short message with answers. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog({
  name,
  title,
  message,
  html,
  icon,
  size = 'small',
  buttons = [],
  timeout,
  closeOnCover = false,
  onAnswer,
  onClose,
  ...root
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const messageId = useId()
  const [held, setHeld] = useState(false)
  const mark = icon === undefined ? undefined : icons[icon]
  useTimeout(timeout, held, () => onClose('timeout'))
  const hasMessage = message !== undefined || html !== undefined

  return (
    <Modal
      {...root}
      name={name}
      labelledBy={title === undefined ? undefined : titleId}
      describedBy={hasMessage ? messageId : undefined}
      role={buttons.length > 1 ? 'alertdialog' : 'dialog'}
      size={size}
      closeOnCover={closeOnCover}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing and typing only hold the clock. */}
      <div
        className={css.whole}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onKeyDown={() => setHeld(true)}
      >
        <ScrollBody label={name}>
          <div className={css.content}>
            {mark && (
              <span className={join(css.mark, toneClass[mark.tone])}>
                <mark.Icon />
              </span>
            )}
            {title !== undefined && (
              <Heading level={2} size="group" id={titleId}>
                {title}
              </Heading>
            )}
            {hasMessage && (
              <div id={messageId} className={css.message} data-size={size}>
                {message}
                {html !== undefined && <Html content={html} />}
              </div>
            )}
          </div>
        </ScrollBody>
        {timeout !== undefined && (
          <div
            aria-hidden="true"
            className={join(css.countdown, toneClass[mark?.tone ?? 'accent'])}
            data-held={held || undefined}
            ref={(bar) => {
              if (bar) bar.style.animationDuration = `${timeout}ms`
            }}
          />
        )}
        {buttons.length > 0 && (
          <div className={join(foot, css.actions)}>
            {buttons.map((button, index) => (
              <div key={button.value} className={css.action}>
                <Button
                  full
                  tone={button.tone ?? 'accent'}
                  variant={button.variant ?? (index === buttons.length - 1 ? 'solid' : 'outline')}
                  initialFocus={button.initialFocus ?? buttons.length === 1}
                  onClick={() => onAnswer?.(button.value)}
                >
                  {button.label}
                </Button>
              </div>
            ))}
          </div>
        )}
      </div>
    </Modal>
  )
}
