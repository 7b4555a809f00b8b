import { promotionStates, promotions } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, useToken } from '@baize/site'
import { Heading, Inline, Link, PromotionCard, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'
import * as css from './HomeBelow.css.ts'

/** How many promotions the home page shows. */
const most = 6

const pageOf = (id: string) => `${paths.promotions}/${encodeURIComponent(id)}`

/** The first promotions, each with a link to its page. */
export function PromotionStrip() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { signedIn } = useToken()
  const [, navigate] = useLocation()
  const list = useApiQuery(
    promotions,
    { query: { category: 'all', language: locale } },
    { keepPrevious: true },
  )
  const own = useApiQuery(promotionStates, {}, { enabled: signedIn })
  if (list.data?.promotions.length === 0) return null
  const stateOf = (id: string) =>
    signedIn ? own.data?.states.find(({ promotionId }) => promotionId === id)?.status : undefined
  return (
    <Stack space="sm" as="section">
      <Inline align="between" space="sm">
        <Heading level={2} size="section">
          {t({ message: 'Promotions', context: 'section of the home page' })}
        </Heading>
        <Link standalone href={paths.promotions}>
          {t({ message: 'All promotions', context: 'link' })}
        </Link>
      </Inline>
      <Loaded read={list} lines={5}>
        {({ promotions: found }) => (
          <div className={css.row}>
            {found.slice(0, most).map((promotion) => (
              <div className={css.cell} key={promotion.id}>
                <PromotionCard
                  promotion={{
                    id: promotion.id,
                    title: promotion.title,
                    lang: promotion.language,
                    summary: promotion.summary,
                    href: pageOf(promotion.id),
                    status: stateOf(promotion.id) ?? promotion.status,
                    cover: promotion.coverUrl,
                    motif: 'gift',
                    from: promotion.startsAt,
                    until: promotion.applyUntil ?? promotion.endsAt ?? undefined,
                    informationOnly: promotion.informationOnly,
                  }}
                  onAction={() => navigate(pageOf(promotion.id))}
                />
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Stack>
  )
}
