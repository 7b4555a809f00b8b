import { Button, CopyField, Inline, Stack } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useFieldValue } from '../money/live.tsx'

export interface NewPasswordProps {
  /** The password that was made. */
  password: string
  /** Another one is wanted. */
  onRenew: () => void
}

/** A password that was made for the new account, to be taken along; there only while one is not typed. */
export function NewPassword({ password, onRenew }: NewPasswordProps) {
  const { t } = useLingui()
  const way = useFieldValue('passwordWay')
  if (way !== 'generated') return null
  return (
    <Stack space="xs">
      <CopyField
        label={t({ message: 'Temporary password', context: 'of an account that is opened for somebody' })}
        value={password}
      />
      <Inline>
        <Button variant="plain" tone="neutral" size="small" icon={<RefreshIcon />} onClick={onRenew}>
          {t({ message: 'Generate another', context: 'button: password' })}
        </Button>
      </Inline>
    </Stack>
  )
}
