import { promotions } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import { Heading, Inline, LinkButton, Stack, Tabs, Text } from '@baize/ui'
import { LotteryIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { type Category, categoryNames } from './labels.ts'
import { PromotionCards } from './PromotionCards.tsx'

const isCategory = (text: string): text is Category => Object.hasOwn(categoryNames, text)

/** All promotions, by category; `?category=` names the tab. */
export function PromotionList() {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('category') ?? 'all'
  const category = isCategory(asked) ? asked : 'all'
  const list = useApiQuery(promotions, { query: { category, language: locale } }, { keepPrevious: true })
  const title = t({ message: 'Promotions', context: 'page title' })
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Stack space="2xs">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{t`Current promotions and their key terms.`}</Text>
        </Stack>
        <LinkButton href={paths.raffle} variant="soft" tone="premium" icon={<LotteryIcon />}>
          {t({ message: 'Weekly raffle', context: 'link' })}
        </LinkButton>
      </Inline>
      <Loaded read={list} lines={8}>
        {({ categories, promotions: found }) => (
          <Tabs
            label={t({ message: 'Categories of promotions', context: 'name of the tabs' })}
            value={category}
            onValueChange={(to) => setSearch(to === 'all' ? {} : { category: to })}
            tabs={withTab(categories, category).map(({ category: id, count }) => ({
              id,
              label: i18n._(categoryNames[id]),
              count,
              countTone: 'neutral' as const,
              content: <PromotionCards promotions={found} />,
            }))}
          />
        )}
      </Loaded>
    </Stack>
  )
}

/** A category that the address names keeps its tab, even where nothing is in it. */
function withTab(categories: readonly { category: Category; count: number }[], wanted: Category) {
  return categories.some(({ category }) => category === wanted)
    ? categories
    : [...categories, { category: wanted, count: 0 }]
}
