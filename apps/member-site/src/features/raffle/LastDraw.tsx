import type { ValueOf } from '@baize/api'
import type { raffle } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Badge, Card, DateTime, EmptyState, Heading, Inline, Stack, Table, Text } from '@baize/ui'
import { TrophyIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'

/** Who won the week before. */
export function LastDraw({ last }: { last: ValueOf<typeof raffle>['last'] }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const title = t({ message: 'Last draw', context: 'heading of a raffle' })
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {title}
        </Heading>
        {last === null || last.winners.length === 0 ? (
          <EmptyState level={3} icon={<TrophyIcon />} title={t`No winners yet`}>
            {t`Winners appear here after the draw.`}
          </EmptyState>
        ) : (
          <>
            <Text size="sm" tone="muted">
              <Trans>
                Drawn on <DateTime value={last.drawnAt} />
              </Trans>
            </Text>
            <Table
              caption={title}
              captionHidden
              rows={last.winners}
              rowKey={({ place }) => String(place)}
              columns={[
                {
                  id: 'place',
                  header: t({ message: 'Place', context: 'column of a raffle' }),
                  rowHeader: true,
                  cell: ({ place }) => format.number(place),
                },
                {
                  id: 'player',
                  header: t({ message: 'Player', context: 'column of a raffle' }),
                  cell: ({ player, own }) => (
                    <Inline space="2xs">
                      <bdi>{player}</bdi>
                      {own && <Badge tone="accent">{t({ message: 'You', context: 'badge' })}</Badge>}
                    </Inline>
                  ),
                },
                {
                  id: 'number',
                  header: t({ message: 'Ticket', context: 'column of a raffle' }),
                  align: 'end',
                  cell: ({ number }) => format.number(number),
                },
                {
                  id: 'prize',
                  header: t({ message: 'Prize', context: 'column of a raffle' }),
                  align: 'end',
                  nowrap: true,
                  cell: ({ prize }) => <Amount value={prize} currency={currencySymbol} />,
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
