import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { DarkIcon, LightIcon, SystemIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './SchemeSwitch.css.ts'
import { chooseScheme, type SchemeChoice, schemeChoices, useSchemeChoice } from './scheme.ts'

export interface SchemeSwitchProps extends CommonProps<HTMLFieldSetElement> {
  /** Shows the icons without their words. @default false */
  iconOnly?: boolean
}

/**
 * Light, dark, or as the device has it. Sets one attribute on `<html>`; custom properties do the rest, so no
 * other component renders.
 */
export function SchemeSwitch({ iconOnly = false, ...root }: SchemeSwitchProps) {
  const { t } = useLingui()
  const name = useId()
  const choice = useSchemeChoice()
  const labels: Record<SchemeChoice, string> = {
    system: t({ message: 'System', context: 'Colour scheme: as the device has it' }),
    light: t({ message: 'Light', context: 'Colour scheme' }),
    dark: t({ message: 'Dark', context: 'Colour scheme' }),
  }
  return (
    <fieldset {...commonProps(root)} className={css.set}>
      <legend>
        <VisuallyHidden>
          {t({ message: 'Appearance', context: 'Light or dark colour scheme' })}
        </VisuallyHidden>
      </legend>
      {schemeChoices.map((scheme) => (
        <label className={css.choice} key={scheme}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={scheme}
            checked={scheme === choice}
            onChange={() => chooseScheme(scheme)}
          />
          {icons[scheme]}
          {iconOnly ? <VisuallyHidden>{labels[scheme]}</VisuallyHidden> : <span>{labels[scheme]}</span>}
        </label>
      ))}
    </fieldset>
  )
}

const icons = {
  system: <SystemIcon />,
  light: <LightIcon />,
  dark: <DarkIcon />,
}
