import { Badge, Inline, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface AccountNameProps {
  account: string
  nickname: string
  isAgent: boolean
}

/** An account of the team: its name, its nickname where it has one, and whether it is an agent. */
export function AccountName({ account, nickname, isAgent }: AccountNameProps) {
  const { t } = useLingui()
  return (
    <Stack as="span" space="none" align="start">
      <Inline as="span" space="xs">
        <bdi>{account}</bdi>
        {isAgent && <Badge tone="premium">{t({ message: 'Agent', context: 'kind of account' })}</Badge>}
      </Inline>
      {nickname !== '' && nickname !== account && (
        <Text as="span" size="xs" tone="muted">
          <bdi>{nickname}</bdi>
        </Text>
      )}
    </Stack>
  )
}
