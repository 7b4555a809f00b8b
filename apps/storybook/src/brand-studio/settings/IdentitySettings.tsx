import { Stack, TextField } from '@baize/ui'
import { textAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

/** What the brand is called, by people and by the platform. */
export function IdentitySettings({ settings, problems, set, rename }: SettingsProps) {
  return (
    <Stack space="sm">
      <TextField
        label="Name"
        hint="At most 60 characters."
        value={textAt(settings, 'name')}
        error={problems.get('name')}
        autoCapitalize="words"
        onValueChange={rename}
      />
      <TextField
        label="Merchant code"
        hint="3 to 16 small letters or digits. The platform must be started again when it changes."
        value={textAt(settings, 'merchantCode')}
        error={problems.get('merchantCode')}
        dir="ltr"
        autoCapitalize="none"
        onValueChange={(value) => set('merchantCode', value)}
      />
    </Stack>
  )
}
