import { CheckboxField } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface RememberMeProps {
  /** Name in the form's data. @default 'remember' */
  name?: string
  /** Whether it is ticked at first. @default true */
  defaultChecked?: boolean
  /** Called on a change, with the new value. */
  onCheckedChange?: (checked: boolean) => void
}

/** Whether this device is remembered for a day: for the form with user name and password. */
export function RememberMe({ name = 'remember', defaultChecked = true, onCheckedChange }: RememberMeProps) {
  const { t } = useLingui()
  return (
    <CheckboxField
      name={name}
      defaultChecked={defaultChecked}
      label={t({ message: 'Remember me', context: 'box in the sign-in form' })}
      hint={t({
        message: 'On this device for one day. Your password is not saved',
        context: 'hint of a box in the sign-in form',
      })}
      onCheckedChange={(checked) => onCheckedChange?.(checked)}
    />
  )
}
