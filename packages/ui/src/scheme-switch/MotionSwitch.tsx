import { useLingui } from '@lingui/react/macro'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './MotionSwitch.css.ts'
import { chooseStill, useChosenStill } from './motion.ts'

export interface MotionSwitchProps extends CommonProps<HTMLLabelElement> {}

/** One switch that stops everything that moves by itself: banners, notices, strips, counters. */
export function MotionSwitch(root: MotionSwitchProps) {
  const { t } = useLingui()
  const still = useChosenStill()
  return (
    <label {...commonProps(root)} className={css.row}>
      <span>
        {t({ message: 'Pause animations', context: 'Switch that stops banners, notices and counters' })}
      </span>
      <input
        className={css.control}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        checked={still}
        onChange={(event) => chooseStill(event.currentTarget.checked)}
      />
    </label>
  )
}
