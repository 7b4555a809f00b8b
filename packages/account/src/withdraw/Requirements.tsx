import { bonuses } from '@baize/api/calls'
import { useApiQuery, useSession } from '@baize/site'
import { Amount, Card, Heading, Link, Progress, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { usePlace } from '../places/places.ts'

/** What is still to be wagered before bonus money can be withdrawn; nothing where no bonus is played with. */
export function Requirements() {
  const { t } = useLingui()
  const currency = useCurrency()
  const { member } = useSession()
  const place = usePlace('bonus')()
  const { data } = useApiQuery(bonuses, { query: { pageSize: '5' } }, { enabled: member?.isAgent === false })
  const open = data?.rows.filter(({ state }) => state === 'active' || state === 'wagering') ?? []
  if (open.length === 0) return null
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">{t`Bonus money can’t be withdrawn yet`}</Heading>
        <Text tone="secondary">{t`Your cash can be withdrawn at any time. Bonus money follows once it is wagered.`}</Text>
        {open.map(({ id, name, progress, required }) => (
          <Stack key={id} space="xs">
            <Progress label={<bdi>{name}</bdi>} value={Number(progress)} max={Number(required)} />
            <Text size="sm" tone="muted" tabular>
              <Amount value={progress} currency={currency} /> /{' '}
              <Amount value={required} currency={currency} />
            </Text>
          </Stack>
        ))}
        {place && <Link href={place}>{t({ message: 'Your bonuses', context: 'link' })}</Link>}
      </Stack>
    </Card>
  )
}
