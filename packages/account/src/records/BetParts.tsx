import { Heading, KeyValueList, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { BetDetail } from './BetStory.tsx'

/** What a bet was placed on: each leg or number with its odds and its result. */
export function BetParts({ parts }: Pick<BetDetail, 'parts'>) {
  const { t } = useLingui()
  if (parts.length === 0) return null
  return (
    <Stack space="sm">
      <Heading level={3} size="item">
        {t({ message: 'Selections', context: 'heading: legs of a coupon, number of a lottery bet' })}
      </Heading>
      {parts.map(({ event, selection, language, odds, result, resultLanguage }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a coupon may hold the same selection twice.
        <Stack space="2xs" key={index}>
          <Text weight="strong">
            <bdi lang={language}>{event}</bdi>
          </Text>
          <KeyValueList
            items={[
              {
                id: 'selection',
                label: t({ message: 'Selection', context: 'label: what was bet on' }),
                value: <bdi lang={language}>{selection}</bdi>,
              },
              ...(odds === null
                ? []
                : [
                    {
                      id: 'odds',
                      label: t({ message: 'Odds', context: 'label: of a bet' }),
                      value: <bdi dir="ltr">{odds}</bdi>,
                    },
                  ]),
              {
                id: 'result',
                label: t({ message: 'Result', context: 'label: of a match or draw' }),
                value: result === null ? '–' : <bdi lang={resultLanguage}>{result}</bdi>,
              },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  )
}
