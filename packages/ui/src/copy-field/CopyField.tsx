import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { after, box, control as controlClass } from '../field/FieldFrame.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { CheckIcon, CopyIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { text } from './CopyField.css.ts'

export interface CopyFieldProps extends CommonProps<HTMLTextAreaElement> {
  /** What the text is. */
  label: ReactNode
  /** What is copied. */
  value: string
  /** Help that is always in view. */
  hint?: ReactNode
  /** Copying succeeded. */
  onCopied?: () => void
}

async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Not allowed or not there: the text stays selected, so that it can be copied by hand.
    return false
  }
}

/** A text to take along: an account number, a link. */
export function CopyField({ label, value, hint, onCopied, ref, ...root }: CopyFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [])

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (!field.current || !(await copyText(field.current))) return
    setCopied(true)
    onCopied?.()
  }

  const done = t({ message: 'Copied', context: 'after text was copied' })
  return (
    <FieldFrame label={label} hint={hint} {...commonProps(root)}>
      {({ name: _name, disabled: _disabled, ...attributes }) => (
        <div className={box}>
          <textarea
            {...attributes}
            ref={field}
            readOnly
            rows={1}
            // A value that may have to be read or typed is shown whole; an address is copied by the button.
            wrap={value.includes('/') ? 'off' : 'soft'}
            dir="auto"
            value={value}
            className={`${controlClass} ${text}`}
          />
          <span className={after}>
            <Button variant="plain" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
              {copied ? done : t({ message: 'Copy', context: 'button that copies a text' })}
            </Button>
          </span>
          <VisuallyHidden>
            <span role="status">{copied ? done : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
