import { EmptyState, Grid, LinkButton, type PromotionAction, PromotionCard } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { categoryNames, type Promotion } from './labels.ts'
import { applyPath, promotionPath } from './promotionPath.ts'
import { useClaim } from './useClaim.ts'
import { useStanding } from './useStanding.ts'

/** The promotions of a category, each with what can be done about it now. */
export function PromotionCards({ promotions }: { promotions: readonly Promotion[] }) {
  const { t, i18n } = useLingui()
  const [, navigate] = useLocation()
  const gate = useMemberGate()
  const { statusOf } = useStanding()
  const { claiming, claim } = useClaim()
  if (promotions.length === 0) {
    return (
      <EmptyState
        icon={<RewardIcon />}
        title={t`No promotions right now`}
        action={<LinkButton href={paths.promotions}>{t`See all promotions`}</LinkButton>}
      >
        {t`New promotions appear often. Please check back soon.`}
      </EmptyState>
    )
  }
  const act = (action: PromotionAction, id: string) => {
    if (action === 'claim') claim(id)
    else if (action === 'join') {
      const name = promotions.find((each) => each.id === id)?.title ?? ''
      gate({ to: 'promotion', name }, () => navigate(applyPath(id)), applyPath(id))
    } else navigate(promotionPath(id))
  }
  return (
    <Grid>
      {promotions.map((promotion) => (
        <PromotionCard
          key={promotion.id}
          level={2}
          promotion={{
            id: promotion.id,
            title: promotion.title,
            lang: promotion.language,
            summary: promotion.summary,
            href: promotionPath(promotion.id),
            status: statusOf(promotion),
            category: i18n._(categoryNames[promotion.category]),
            cover: promotion.coverUrl,
            motif: 'gift',
            from: promotion.startsAt,
            until: promotion.applyUntil ?? promotion.endsAt ?? undefined,
            informationOnly: promotion.informationOnly,
          }}
          loading={claiming === promotion.id}
          onAction={act}
        />
      ))}
    </Grid>
  )
}
