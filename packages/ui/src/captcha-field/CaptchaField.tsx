import { useLingui } from '@lingui/react/macro'
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { RefreshIcon } from '../icons/icons.ts'
import { join } from '../private/join.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './CaptchaField.css.ts'

export interface CaptchaFieldProps extends FieldBasics {
  /** Address of the picture; empty while there is none. */
  image?: string | undefined
  /** A new picture is on its way. @default false */
  refreshing?: boolean
  /** Asks for another picture. */
  onRefresh: () => void
  maxLength?: number
  value?: string
  defaultValue?: string
  ref?: Ref<HTMLInputElement>
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** The letters of a picture, typed. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { t } = useLingui()
  const { frame, control } = splitField(props)
  const { image, refreshing = false, onRefresh, ...input } = control
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={css.row}>
          <div className={join(frameCss.box, css.entry)}>
            <input
              {...input}
              {...attributes}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              className={frameCss.control}
            />
          </div>
          <div className={css.side}>
            <span className={css.picture}>
              {refreshing && <Spinner />}
              {!refreshing && image !== undefined && image !== '' && (
                <img
                  src={image}
                  width={120}
                  height={44}
                  alt={t({ message: 'Letters to type', context: 'captcha picture' })}
                  className={css.image}
                />
              )}
            </span>
            <IconButton
              icon={<RefreshIcon />}
              label={t({ message: 'Show another picture', context: 'button beside a captcha picture' })}
              loading={refreshing}
              disabled={frame.disabled}
              onClick={onRefresh}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
