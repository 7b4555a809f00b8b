import { useFormat } from '@baize/i18n'
import { Card, Heading, KeyValueList, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { categoryText } from '../game-categories/categories.ts'
import type { Bonuses } from './labels.ts'

/** How bonuses are played: what is staked first, and how much of a stake counts, by category. */
export function BonusRules({ rules }: { rules: Bonuses['rules'] }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { mostAtOnce, multiplierCap, contribution } = rules
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2}>{t({ message: 'How bonuses are played', context: 'heading' })}</Heading>
        <Text
          size="sm"
          tone="secondary"
        >{t`Cash is staked first, then bonus money. Winnings go back to where the stake came from.`}</Text>
        <Text size="sm" tone="secondary">
          {t({
            message: plural(mostAtOnce, {
              one: 'You can play with # bonus at a time.',
              other: 'You can play with # bonuses at a time.',
            }),
            context: 'rules of bonuses',
          })}
        </Text>
        {multiplierCap !== null && (
          <Text size="sm" tone="secondary">
            {t({
              message: plural(multiplierCap, {
                one: 'No bonus has to be wagered more than # time.',
                other: 'No bonus has to be wagered more than # times.',
              }),
              context: 'rules of bonuses',
            })}
          </Text>
        )}
        {contribution.length > 0 && (
          <>
            <Heading level={3} size="item">
              {t({ message: 'Wagering contribution', context: 'heading: by category' })}
            </Heading>
            <KeyValueList
              items={contribution.map(({ gameType, percent }) => ({
                id: gameType,
                label: categoryText(i18n, gameType),
                value: format.percent(percent / 100),
              }))}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
