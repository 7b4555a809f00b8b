import { Card, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { InviteDetails } from './InviteDetails.tsx'
import type { Invite } from './invite.ts'

/** The link of the list that is shown. */
export function InviteCard({ invite }: { invite: Invite }) {
  const { t } = useLingui()
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
