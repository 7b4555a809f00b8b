import { CaptchaField } from '@baize/ui'
import { useEffect, useEffectEvent } from 'react'
import { useCaptcha } from '../../captcha/useCaptcha.ts'
import { useFormScope } from '../FormContext.ts'
import type { FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

/** The captcha of a form: proven by the device first, read from an image otherwise. */
export function CaptchaView({ field, look, frame }: FieldViewProps) {
  const { form, late } = useFormScope()
  const control = useControl(field.name)
  const captcha = useCaptcha(look.captcha)
  const current = useEffectEvent(() => captcha)
  const { name } = field

  useEffect(
    () =>
      late.add(name, {
        settle: () => current().settle(),
        excused: () => current().answer('').proofNonce !== undefined,
        adds: () => {
          const { captchaId, proofNonce } = current().answer('')
          return {
            ...(captchaId === undefined ? {} : { captchaId }),
            ...(proofNonce === undefined ? {} : { proofNonce }),
          }
        },
        // The platform accepts a solution once: letters of the last image are of no use.
        refused: () => {
          form.setValue(name, '')
          current().renew()
        },
      }),
    [form, late, name],
  )
  return (
    <CaptchaField
      {...frame}
      {...control}
      image={captcha.image}
      refreshing={captcha.refreshing}
      proof={captcha.proof}
      onRefresh={captcha.refresh}
      onProve={captcha.prove}
      sound={captcha.sound}
    />
  )
}
