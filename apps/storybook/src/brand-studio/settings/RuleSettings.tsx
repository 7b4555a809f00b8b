import { NumberField, SelectField, Stack, TextField } from '@baize/ui'
import { policyProfiles } from '@baize/ui/brand'
import { pair } from '../TokenField.css.ts'
import { settingAt, textAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

const profileNames: Record<(typeof policyProfiles)[number], string> = {
  standard: 'Standard',
  regulated: 'Regulated',
}

/** What accounts, money and the law depend on. */
export function RuleSettings({ settings, problems, set }: SettingsProps) {
  const age = settingAt(settings, 'minimumAge')
  return (
    <Stack space="sm">
      <SelectField
        label="Policy profile"
        hint="Which rules of safer play apply."
        placeholder="Choose one"
        options={policyProfiles.map((value) => ({ value, label: profileNames[value] }))}
        value={textAt(settings, 'policyProfile')}
        error={problems.get('policyProfile')}
        onValueChange={(value) => set('policyProfile', value)}
      />
      <NumberField
        label="Least age of a member"
        min={18}
        max={99}
        value={typeof age === 'number' ? age : null}
        error={problems.get('minimumAge')}
        onValueChange={(value) => set('minimumAge', value)}
      />
      <div className={pair}>
        <TextField
          label="Currency code"
          hint="ISO 4217, such as USD."
          value={textAt(settings, 'currency.code')}
          error={problems.get('currency.code') ?? problems.get('currency')}
          dir="ltr"
          autoCapitalize="characters"
          onValueChange={(value) => set('currency.code', value)}
        />
        <TextField
          label="Currency symbol"
          hint="It is written before an amount."
          value={textAt(settings, 'currency.symbol')}
          error={problems.get('currency.symbol')}
          onValueChange={(value) => set('currency.symbol', value)}
        />
      </div>
    </Stack>
  )
}
