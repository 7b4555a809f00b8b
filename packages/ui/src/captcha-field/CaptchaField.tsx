import { useLingui } from '@lingui/react/macro'
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { Button } from '../button/Button.tsx'
import * as frameCss from '../field/FieldFrame.css.ts'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { inputAttributes } from '../field/inputAttributes.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { RefreshIcon, SecurityIcon } from '../icons/icons.ts'
import { cx } from '../private/cx.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './CaptchaField.css.ts'
import { CaptchaProof } from './CaptchaProof.tsx'
import { CaptchaSound, type CaptchaSoundProps } from './CaptchaSound.tsx'

export interface CaptchaFieldProps extends FieldBasics {
  /** Address of the image; empty while there is none. */
  image?: string | undefined
  /** A new image is on its way. @default false */
  refreshing?: boolean
  /**
   * The device's own proof, which replaces an image: `working`, or `done`. `none`: an image is read.
   * @default 'none'
   */
  proof?: 'working' | 'done' | 'none'
  /** Requests another image; for one at all, while the device is at its proof. */
  onRefresh: () => void
  /** Lets the device prove it in place of reading. Leave out where it cannot. */
  onProve?: () => void
  /** Tones to count in place of letters to read. Leave out where there are none. */
  sound?: CaptchaSoundProps | undefined
  /** Most characters that it takes. */
  maxLength?: number
  /** Its value, when controlled. */
  value?: string
  /** Its initial value, when uncontrolled. */
  defaultValue?: string
  /** The control itself. */
  ref?: Ref<HTMLInputElement> | undefined
  /** It was changed; this is its value now. */
  onValueChange?: (value: string) => void
  /** The browser's event, for react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** The letters of an image, typed; or the device's own proof, which is no puzzle. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { t } = useLingui()
  const { frame, control } = splitField(props)
  const { image, refreshing = false, proof = 'none', onRefresh, onProve, sound, ...input } = control
  const row = useRef<HTMLDivElement>(null)
  // The button that switches the way unmounts: the focus moves to what replaces it.
  const chosen = useRef(false)
  const takeChosen = useCallback(() => {
    const taken = chosen.current
    chosen.current = false
    return taken
  }, [])
  const isPicture = proof === 'none'
  useEffect(() => {
    if (isPicture && takeChosen()) row.current?.querySelector('input')?.focus()
  }, [isPicture, takeChosen])
  const choose = (act: () => void) => () => {
    chosen.current = true
    act()
  }
  if (!isPicture) {
    return <CaptchaProof done={proof === 'done'} onRefresh={choose(onRefresh)} takeChosen={takeChosen} />
  }
  const field = (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div ref={row} className={css.row}>
          <div className={cx(frameCss.box, css.entry)}>
            <input
              {...inputAttributes(input)}
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
                  alt={t({ message: 'Letters to enter', context: 'captcha picture' })}
                  className={css.image}
                />
              )}
            </span>
            <IconButton
              icon={<RefreshIcon />}
              label={t({ message: 'New picture', context: 'button beside a captcha picture' })}
              loading={refreshing}
              disabled={frame.disabled}
              onClick={onRefresh}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  )
  if (!onProve && !sound) return field
  return (
    <div className={css.instead}>
      {field}
      {onProve && (
        <Button
          variant="soft"
          tone="neutral"
          size="small"
          fullWidth
          icon={<SecurityIcon />}
          onClick={choose(onProve)}
        >
          {t`Can’t read the picture? Verify automatically`}
        </Button>
      )}
      {sound && <CaptchaSound {...sound} />}
    </div>
  )
}
