import { balance, bonuses, claimBonus } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { AnswerPlace, Loaded, useAnswerFocus, useApiQuery, useCall, usePermission } from '@baize/site'
import {
  Amount,
  Box,
  Button,
  Card,
  DateTime,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  toast,
} from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** The bonuses that wait to be claimed. */
export function Bonuses() {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(bonuses, { query: { state: 'offered', pageSize: '20' } })
  // The button is unmounted with the claimed bonus.
  const { place, answered } = useAnswerFocus(String(read.data?.rows.length))
  const claim = useClaimBonus(answered)
  return (
    <Card as="section">
      <Stack space="sm">
        <AnswerPlace ref={place}>
          <Heading level={2} size="group">
            {t({ message: 'Bonuses to claim', context: 'heading' })}
          </Heading>
        </AnswerPlace>
        <Loaded read={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState level={3} icon={<RewardIcon />} title={t`Nothing to claim right now`}>
                {t`Level gifts wait in the reward centre.`}
              </EmptyState>
            ) : (
              <Stack as="ul" space="sm">
                {rows.map(({ id, name, amount, multiplier, required, offerEndsAt }) => (
                  <Box as="li" key={id} surface="sunken" radius="medium" padding="sm">
                    <Inline align="between" space="sm">
                      <Stack space="3xs">
                        <Text weight="strong">
                          <bdi>{name}</bdi>
                        </Text>
                        <Text size="lg">
                          <Amount value={amount} currency={currencySymbol} tone="win" strong />
                        </Text>
                        <Text size="sm" tone="muted">
                          {multiplier === 0 ? (
                            t`No wagering. Paid in cash.`
                          ) : (
                            <Trans>
                              Wager <Amount value={required} currency={currencySymbol} /> in total
                            </Trans>
                          )}
                        </Text>
                        <Text size="sm" tone="muted">
                          <Trans>
                            Claim by <DateTime value={offerEndsAt} />
                          </Trans>
                        </Text>
                      </Stack>
                      <Button
                        tone="premium"
                        loading={claim.isPending && claim.variables.params.id === id}
                        onClick={() => claim.mutate({ params: { id } })}
                      >
                        {t({ message: 'Claim', context: 'button: a bonus' })}
                      </Button>
                    </Inline>
                  </Box>
                ))}
              </Stack>
            )
          }
        </Loaded>
        <LinkButton href={paths.rewards} variant="outline" tone="neutral" fullWidth>
          {t({ message: 'Reward centre', context: 'link' })}
        </LinkButton>
      </Stack>
    </Card>
  )
}

function useClaimBonus(onClaimed: () => void) {
  const { t } = useLingui()
  return useCall(claimBonus, {
    intent: ({ params }) => params.id,
    invalidatesAnyway: [bonuses, balance],
    failureToast: true,
    onSuccess({ name }) {
      onClaimed()
      toast({ tone: 'positive', message: t`${{ name: isolated(name) }} claimed. You can play with it now.` })
    },
  })
}
