import { Button, type LinkTarget, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { ServiceLink } from './ServiceLink.tsx'

interface OtherWaysProps {
  /** Where customer service is reached. */
  service: LinkTarget | undefined
  /** Leads back to signing in. */
  onSignIn: (() => void) | undefined
}

/** Where the form of a forgotten password leads besides: back to signing in, and to customer service. */
export function OtherWays({ service, onSignIn }: OtherWaysProps) {
  const { t } = useLingui()
  if (!service && !onSignIn) return null
  return (
    <Stack space="xs" align="center">
      {onSignIn && (
        <Button variant="plain" onClick={onSignIn}>
          {t({ message: 'Back to sign-in', context: 'button' })}
        </Button>
      )}
      {service && <ServiceLink service={service} />}
    </Stack>
  )
}
