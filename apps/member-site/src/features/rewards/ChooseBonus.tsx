import { Button, DateTime, Inline, PopupDialog, RadioCards, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BonusTerms } from './BonusTerms.tsx'
import { RewardAmount } from './RewardAmount.tsx'
import type { Reward } from './rewardWords.ts'
import type { BonusTerms as Terms } from './useBonusTerms.ts'

export interface ChooseBonusProps {
  open: boolean
  /** The bonuses that can be claimed. */
  bonuses: readonly Reward[]
  terms: Terms
  /** One was chosen, or none for now. */
  onChoose: (bonus: Reward | undefined) => void
  onClose: () => void
}

const none = 'none'

/** Asks which bonus is claimed, with the terms of each and the order in which money is staked: only one can be played with. */
export function ChooseBonus({ open, bonuses, terms, onChoose, onClose }: ChooseBonusProps) {
  const { t } = useLingui()
  const title = t({ message: 'Choose a bonus to claim first', context: 'title: only one can be claimed now' })
  return (
    <PopupDialog open={open} label={title} title={title} onClose={onClose}>
      <Choice bonuses={bonuses} terms={terms} onChoose={onChoose} />
    </PopupDialog>
  )
}

function Choice({ bonuses, terms, onChoose }: Pick<ChooseBonusProps, 'bonuses' | 'terms' | 'onChoose'>) {
  const { t } = useLingui()
  const byEnd = bonuses.toSorted((one, other) => endOf(one) - endOf(other))
  const [chosen, setChosen] = useState(byEnd[0]?.id ?? none)
  return (
    <Stack space="md">
      <Text>{t`You can have one active bonus at a time. The others wait here until you claim them.`}</Text>
      <RadioCards
        label={t({ message: 'Bonus to claim', context: 'choice between bonuses' })}
        name="bonus"
        value={chosen}
        onValueChange={setChosen}
        options={[
          ...byEnd.map((bonus) => ({
            value: bonus.id,
            label: (
              <>
                <bdi lang={bonus.language}>{bonus.title}</bdi> <RewardAmount reward={bonus} />
              </>
            ),
            description: (
              <Stack space="2xs">
                <span>
                  <BonusTerms grant={terms.of(bonus.id)} />
                </span>
                {bonus.expiresAt !== null && (
                  <span>
                    <Trans context="a bonus that waits">
                      Claim by <DateTime value={bonus.expiresAt} />
                    </Trans>
                  </span>
                )}
              </Stack>
            ),
          })),
          {
            value: none,
            label: t({ message: 'Not now', context: 'choice between bonuses' }),
          },
        ]}
      />
      <Text size="sm" tone="secondary">
        {t`Cash is staked first, then bonus money. Winnings go back to where the stake came from.`}
      </Text>
      <Inline align="end">
        <Button tone="premium" onClick={() => onChoose(bonuses.find(({ id }) => id === chosen))}>
          {t({ message: 'Claim', context: 'button: a reward' })}
        </Button>
      </Inline>
    </Stack>
  )
}

const endOf = ({ expiresAt }: Reward): number => (expiresAt === null ? Infinity : Date.parse(expiresAt))
