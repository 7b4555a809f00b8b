import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Html, type SanitisedHtml } from '../html/Html.tsx'
import { CautionIcon, CriticalIcon, InfoIcon, PositiveIcon, QuestionIcon } from '../icons/icons.ts'
import type { CommonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import * as css from './Dialog.css.ts'
import { DialogBody, DialogFooter, DialogHeader, DialogRoot } from './DialogParts.tsx'
import { footer as footerClass } from './Modal.css.ts'
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

/** The icons of a dialog. */
export const dialogIcons = ['info', 'positive', 'caution', 'critical', 'question'] as const
/** An icon of a dialog. */
export type DialogIcon = (typeof dialogIcons)[number]

export interface DialogButton {
  /** The words on it: what it does. */
  label: ReactNode
  /** The value that it returns; unique among the dialog's buttons. */
  value: string
  /** @default 'accent' */
  tone?: Tone
  /** @default 'solid' for the last button, 'outline' for the others */
  variant?: 'solid' | 'soft' | 'outline' | 'plain'
  /** Takes focus when the dialog opens: give it to the least harmful one. @default false */
  initialFocus?: boolean
}

export interface DialogContent {
  /** Accessible name where there is no title. */
  label: string
  /** A heading above the message. */
  title?: ReactNode
  /** The message. */
  message?: ReactNode
  /** The message as rich text that `sanitise()` made safe. */
  html?: SanitisedHtml
  /** An icon of its subject. */
  icon?: DialogIcon
  /** `medium` and `large` have space for tables, and begin their message at its edge. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** From left to right in the direction of reading; on narrow screens they wrap. */
  buttons?: readonly DialogButton[]
  /** Closes by itself after so many milliseconds; waits while it is held at or has keyboard focus. */
  timeout?: number
  /** A click beside it closes it. @default false */
  dismissible?: boolean
}

export interface DialogProps extends DialogContent, CommonProps<HTMLDivElement> {
  /**
   * Whether it is shown. Nothing is rendered while it is not, but for its end. An owner that unmounts it instead ends it at
   * once.
   */
  open: boolean
  /** Called on a click on a button. The dialog stays until `open` is false. */
  onAnswer?: (value: string) => void
  /** Called when the user, or the timeout, requests to close it without a choice. */
  onClose: (reason: CloseReason) => void
}

function DataDialog(dialog: DialogProps) {
  return <ExitingDialog {...dialog} />
}

/**
 * A short message with buttons. Of its parts an owner makes a layout of its own: `Dialog.Root` with `Dialog.Header`,
 * `Dialog.Body` and `Dialog.Footer`.
 */
export const Dialog = /* @__PURE__ */ Object.assign(DataDialog, {
  Root: DialogRoot,
  Header: DialogHeader,
  Body: DialogBody,
  Footer: DialogFooter,
})

/** A Dialog whose owner learns when its end is drawn. */
export function ExitingDialog({
  open,
  label,
  title,
  message,
  html,
  icon,
  size = 'small',
  buttons = [],
  timeout,
  dismissible = false,
  onAnswer,
  onClose,
  onExited,
  ...root
}: DialogProps & { onExited?: () => void }) {
  const titleId = useId()
  const messageId = useId()
  const hasMessage = message !== undefined || html !== undefined
  return (
    <Modal
      {...root}
      open={open}
      label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-describedby={hasMessage ? messageId : undefined}
      role={buttons.length > 1 ? 'alertdialog' : 'dialog'}
      size={size}
      dismissible={dismissible}
      onClose={onClose}
      onExited={onExited}
    >
      <Timed
        timeout={timeout}
        tone={icon ? icons[icon].tone : 'accent'}
        actions={buttons.length > 0 && <Answers buttons={buttons} onAnswer={onAnswer} />}
        onTimeout={() => onClose('timeout')}
      >
        <ScrollBody label={label}>
          <div className={css.content}>
            {icon && <Mark {...icons[icon]} />}
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
      </Timed>
    </Modal>
  )
}

function Mark({ Icon, tone }: (typeof icons)[DialogIcon]) {
  return (
    <span className={cx(css.mark, toneClass[tone])}>
      <Icon />
    </span>
  )
}

interface TimedProps {
  children: ReactNode
  actions: ReactNode
  timeout: number | undefined
  tone: Tone
  onTimeout: () => void
}

/** What closes by itself, and shows how long it has. */
function Timed({ children, actions, timeout, tone, onTimeout }: TimedProps) {
  const [held, setHeld] = useState(false)
  useTimeout(timeout, held, onTimeout)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and typing only hold the clock.
    <div
      className={css.whole}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={() => setHeld(true)}
    >
      {children}
      {timeout !== undefined && (
        <div
          aria-hidden="true"
          className={cx(css.countdown, toneClass[tone])}
          data-held={held || undefined}
          ref={(bar) => {
            if (bar) bar.style.animationDuration = `${timeout}ms`
          }}
        />
      )}
      {actions}
    </div>
  )
}

function Answers({
  buttons,
  onAnswer,
}: {
  buttons: readonly DialogButton[]
  onAnswer: DialogProps['onAnswer'] | undefined
}) {
  return (
    <div className={cx(footerClass, css.actions)}>
      {buttons.map((button, index) => (
        <div key={button.value} className={css.action}>
          <Button
            fullWidth
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
  )
}
