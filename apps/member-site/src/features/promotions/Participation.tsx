import {
  Alert,
  Button,
  Card,
  DateTime,
  Heading,
  Inline,
  LinkButton,
  type SanitisedHtml,
  Stack,
  StatusLabel,
  Text,
} from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'
import { Application } from './Application.tsx'
import { type Promotion, type PromotionState, reasonTexts, statusTexts } from './labels.ts'
import { applyPath } from './promotionPath.ts'
import { statusLabels, statusTones } from './statuses.ts'
import { useClaim } from './useClaim.ts'

export interface ParticipationProps {
  promotion: Promotion
  status: PromotionState['status']
  state: PromotionState | undefined
  /** The terms, for the conditions that the application repeats. */
  content: SanitisedHtml
}

/** The member's state in a promotion and the one thing that can be done now; `?apply=1` opens the application. */
export function Participation({ promotion, status, state, content }: ParticipationProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const gate = useMemberGate()
  const { claiming, claim } = useClaim()
  const [sent, setSent] = useState(false)
  const { id, informationOnly, url } = promotion
  const mayApply = !informationOnly && (status === 'joinNow' || status === 'rejected')
  const applying = search.has('apply') && state !== undefined && (mayApply || sent)
  const join = () =>
    gate({ to: 'promotion', name: promotion.title }, () => setSearch({ apply: '1' }), applyPath(id))
  if (applying) {
    return (
      <Card as="section">
        <Application
          promotion={promotion}
          content={content}
          onSent={() => setSent(true)}
          onDone={() => {
            setSent(false)
            setSearch({}, { replace: true })
          }}
        />
      </Card>
    )
  }
  return (
    <Card as="section">
      <Stack space="sm">
        <Inline align="between">
          <Heading level={2} size="group">
            {t({ message: 'Your status', context: 'heading: how one stands in a promotion' })}
          </Heading>
          <span role="status">
            <StatusLabel tone={statusTones[status]}>{i18n._(statusLabels[status])}</StatusLabel>
          </span>
        </Inline>
        <Text>
          {informationOnly && status === 'joinNow'
            ? t`No application needed. Just play.`
            : i18n._(statusTexts[status])}
        </Text>
        {state?.reason && (
          <Alert
            tone="caution"
            action={
              state.reason === 'depositNeeded' && (
                <LinkButton href={paths.deposit} size="small" tone="premium">
                  {t({ message: 'Deposit', context: 'button' })}
                </LinkButton>
              )
            }
          >
            {i18n._(reasonTexts[state.reason])}
          </Alert>
        )}
        {state?.appliedAt && (
          <Text size="sm" tone="muted">
            <Trans>
              Applied on <DateTime value={state.appliedAt} />
            </Trans>
          </Text>
        )}
        {status === 'claimPayout' && (
          <Button fullWidth size="large" tone="premium" loading={claiming === id} onClick={() => claim(id)}>
            {t({ message: 'Claim payout', context: 'button' })}
          </Button>
        )}
        {mayApply && (
          <Button fullWidth size="large" onClick={join}>
            {status === 'rejected'
              ? t({ message: 'Apply again', context: 'button: for a promotion' })
              : t({ message: 'Join now', context: 'button: for a promotion' })}
          </Button>
        )}
        {url !== '' && (
          <LinkButton fullWidth href={url} variant="outline" tone="neutral">
            {t({ message: 'Play now', context: 'link of a promotion to its games' })}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
