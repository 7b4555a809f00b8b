import { bonuses } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Card, Columns, EmptyState, Grid, Heading, Stack } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { BonusCard } from './BonusCard.tsx'
import { BonusRecord } from './BonusRecord.tsx'
import { BonusRules } from './BonusRules.tsx'
import { isPlayed } from './labels.ts'
import { PromoCode } from './PromoCode.tsx'

/** Bonuses: those to claim and those that are wagered, a promo code, the rules, and what became of all of them. */
export function BonusScreen() {
  const { t } = useLingui()
  const read = useApiQuery(bonuses, { query: { pageSize: '50' } })
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Bonuses', context: 'page title' })}</Heading>
      <Columns template="2/1" collapseBelow="desktop" alignY="start">
        <Stack space="md">
          <Heading level={2}>{t({ message: 'Your bonuses', context: 'heading: bonuses' })}</Heading>
          <Loaded read={read} lines={6}>
            {({ rows }) => {
              const open = rows.filter((grant) => grant.state === 'offered' || isPlayed(grant))
              return open.length === 0 ? (
                <Card>
                  <EmptyState icon={<RewardIcon size={32} />} title={t`No bonuses available`} level={3}>
                    {t`You can get one with a deposit, a promotion or a promo code.`}
                  </EmptyState>
                </Card>
              ) : (
                <Grid as="ul" cell="card">
                  {open.map((grant) => (
                    <BonusCard key={grant.id} grant={grant} />
                  ))}
                </Grid>
              )
            }}
          </Loaded>
        </Stack>
        <Stack space="md">
          <PromoCode />
          {read.data && <BonusRules rules={read.data.rules} />}
        </Stack>
      </Columns>
      <BonusRecord />
    </Stack>
  )
}
