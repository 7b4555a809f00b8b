import { Card, EmptyState, Heading, Stack } from '@baize/ui'
import { QrIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { InviteDetails } from './InviteDetails.tsx'
import type { Invite } from './invite.ts'

/** The link of the list that is shown. */
export function InviteCard({ invite }: { invite: Invite | null }) {
  const { t } = useLingui()
  if (!invite) {
    return (
      <Card surface="sunken" padding="lg">
        <EmptyState title={t`Your previous links`} icon={<QrIcon size={32} />}>
          {t`Select “Show” in the list below to see a link and its QR code.`}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={2} size="group">
          {t({ message: 'Link to share', context: 'heading' })}
        </Heading>
        <InviteDetails invite={invite} />
      </Stack>
    </Card>
  )
}
