import type { ValueOf } from '@baize/api'
import { promotionDetail } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import {
  Card,
  Columns,
  EmptyState,
  Heading,
  Html,
  KeyValueList,
  Link,
  LinkButton,
  Stack,
  Text,
} from '@baize/ui'
import { sanitise } from '@baize/ui/sanitise'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { paths } from '../../shared/paths.ts'
import { Hero } from './Hero.tsx'
import { categoryNames } from './labels.ts'
import { Participation } from './Participation.tsx'
import * as css from './PromotionDetail.css.ts'
import { useKeyTerms } from './useKeyTerms.tsx'
import { useStanding } from './useStanding.ts'

/** The page of a promotion. */
export function PromotionDetail({ id }: { id: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const read = useApiQuery(
    promotionDetail,
    { params: { id }, query: { language: locale } },
    { keepPrevious: true },
  )
  useTitle(read.data?.title ?? '', brandName)
  // An id that could not be one is refused before it is requested.
  if (read.data === undefined && ['notFound', 'invalidFields'].includes(read.error?.code ?? '')) {
    return (
      <EmptyState
        level={1}
        title={t`This promotion is no longer available`}
        action={<LinkButton href={paths.promotions}>{t`See all promotions`}</LinkButton>}
      >
        {t`It may have ended.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="md">
      <nav aria-label={t({ message: 'Back', context: 'name of a navigation' })}>
        <Link standalone href={paths.promotions}>{t`All promotions`}</Link>
      </nav>
      <Loaded read={read} lines={8}>
        {(promotion) => <Details promotion={promotion} />}
      </Loaded>
    </Stack>
  )
}

/** Key terms first, then what can be done, then all that the operator wrote. */
function Details({ promotion }: { promotion: ValueOf<typeof promotionDetail> }) {
  const { t, i18n } = useLingui()
  const { statusOf, stateOf } = useStanding()
  const state = stateOf(promotion.id)
  const status = statusOf(promotion)
  const terms = useKeyTerms(promotion, status, state)
  const content = useMemo(() => sanitise(promotion.content), [promotion.content])
  const cover = promotion.announcementImages.find(({ sequence }) => sequence === 1)?.url ?? promotion.coverUrl
  const others = promotion.announcementImages.filter(({ sequence, url }) => sequence !== 1 && url !== cover)
  return (
    <Stack space="lg" as="article">
      <Hero
        image={cover}
        category={i18n._(categoryNames[promotion.category])}
        title={promotion.title}
        lang={promotion.language}
        over={['closed', 'registrationClosed'].includes(status)}
      >
        {promotion.summary}
      </Hero>
      <Columns template="1/1" space="lg" collapseBelow="desktop" alignY="start">
        <Stack space="md">
          <Card as="section">
            <Stack space="sm">
              <Heading level={2} size="group">
                {t({ message: 'Key terms', context: 'heading: what decides in a promotion' })}
              </Heading>
              <KeyValueList items={terms} />
            </Stack>
          </Card>
          <Participation promotion={promotion} status={status} state={state} content={content} />
        </Stack>
        <Card as="section">
          <Stack space="sm">
            <Heading level={2} size="group">
              {t({ message: 'Full terms', context: 'heading: the full text of a promotion' })}
            </Heading>
            <Html content={content} />
            {others.map(({ sequence, url }) => (
              <Picture key={sequence} url={url} />
            ))}
            <Text size="sm" tone="muted">
              {t`Play within your limits. Don’t play more than you want to for a bonus.`}
            </Text>
          </Stack>
        </Card>
      </Columns>
    </Stack>
  )
}

function Picture({ url }: { url: string }) {
  return <img src={url} alt="" loading="lazy" className={css.picture} />
}
