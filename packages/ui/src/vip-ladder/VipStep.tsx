import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { CheckIcon } from '../icons/icons.ts'
import * as css from './VipLadder.css.ts'
import type { VipLevel } from './VipLadder.tsx'
import { VipMedal } from './VipMedal.tsx'

interface VipStepProps {
  level: VipLevel
  place: number
  current: boolean
  reached: boolean
  currency: string | undefined
  heading: 2 | 3 | 4
}

/** One step of the ladder. */
export function VipStep({ level, place, current, reached, currency, heading }: VipStepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const Name = `h${heading}` as const
  const targets = [
    { label: t({ message: 'Reach', context: 'VIP level: valid bet that brings to it' }), value: level.reach },
    { label: t({ message: 'Keep', context: 'VIP level: valid bet that keeps it' }), value: level.keep },
  ]
  return (
    <li className={css.step} data-place={place} aria-current={current ? 'step' : undefined}>
      <VipMedal place={place} size={64} faint={!reached} />
      <div className={css.stepHead}>
        <Name className={css.stepName}>
          <bdi lang={level.lang}>{level.name}</bdi>
        </Name>
        {current && (
          <p className={css.here}>{t({ message: 'You are here', context: 'On one’s own VIP level' })}</p>
        )}
      </div>
      <dl className={css.stepTargets}>
        {targets.map(({ label, value }) => (
          <div className={css.stepTarget} key={label}>
            <dt className={css.stepLabel}>{label}</dt>
            <dd className={css.stepFigure} translate="no">
              {format.amount(value, { symbol: currency })}
            </dd>
          </div>
        ))}
      </dl>
      {level.benefits.length > 0 && (
        <ul className={css.benefits}>
          {level.benefits.map((benefit) => (
            <li className={css.benefit} key={benefit}>
              <CheckIcon className={css.tick} aria-hidden />
              <bdi>{benefit}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
