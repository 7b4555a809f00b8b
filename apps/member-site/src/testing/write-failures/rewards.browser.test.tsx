import {
  applyForPromotion,
  claimBonus,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  convertPoints,
  openEnvelope,
  pointsReward,
  redeemPoints,
  setBoardVisibility,
} from '@baize/api/calls'
import {
  button,
  chooseNamed,
  click,
  dialog,
  findsOutWhatWasDone,
  radio,
  survivesClicking,
  survivesSending,
  text,
  type,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import * as missionStories from '../../features/missions/MissionsScreen.stories.tsx'
import * as mallStories from '../../features/points-mall/PointMall.stories.tsx'
import { purse, redemption } from '../../features/points-mall/testing/fixtures.ts'
import * as offerStories from '../../features/promotions/PromotionDetail.stories.tsx'
import * as promotionStories from '../../features/promotions/Promotions.stories.tsx'
import * as raffleStories from '../../features/raffle/Raffle.stories.tsx'
import { week } from '../../features/raffle/testing/fixtures.ts'
import * as rebateStories from '../../features/rebate/RebateScreen.stories.tsx'
import * as envelopeStories from '../../features/red-envelope/Envelopes.stories.tsx'
import { rain, rainsOf } from '../../features/red-envelope/testing/fixtures.ts'
import * as rewardStories from '../../features/rewards/RewardsScreen.stories.tsx'
import { grant, listOf as grants } from '../../features/vip/testing/fixtures.ts'
import * as vipStories from '../../features/vip/Vip.stories.tsx'
import * as winnerStories from '../../features/winners/Winners.stories.tsx'
import { stateOf } from '../fixtures/promotions.ts'
import { fresh } from '../popups/actions.ts'

beforeEach(fresh)

const missions = composeStories(missionStories)
const mall = composeStories(mallStories)
const offer = composeStories(offerStories)
const promotions = composeStories(promotionStories)
const raffle = composeStories(raffleStories)
const rebate = composeStories(rebateStories)
const envelopes = composeStories(envelopeStories)
const rewards = composeStories(rewardStories)
const vip = composeStories(vipStories)
const winners = composeStories(winnerStories)

survivesClicking({
  title: 'a bonus on the VIP page',
  screen: <vip.Usual />,
  call: claimBonus,
  answers: { bonuses: grants([grant()]), claimBonus: grant({ state: 'active' }) },
  button: button('Claim'),
  done: text(/claimed\. You can play with it now/),
})

survivesClicking({
  title: 'a reward of a mission',
  screen: <missions.Usual />,
  call: claimReward,
  button: button('Claim reward'),
  done: text('Reward claimed.'),
})

const points = {
  ...{ id: 'points', source: 'points' as const, kind: 'points' as const, title: 'Points of your bets' },
  ...{ amount: '1250.00', readyAt: '2026-11-20T03:00:00Z', expiresAt: null },
}
const onlyPoints = { rewards: [points], count: 1, counts: [{ source: 'points' as const, count: 1 }] }

survivesClicking({
  title: 'one reward',
  screen: <rewards.Usual />,
  call: claimReward,
  answers: { rewards: onlyPoints },
  button: button('Claim'),
  done: text('1 reward claimed.'),
})

survivesClicking({
  title: 'all rewards',
  screen: <rewards.Usual />,
  call: claimReward,
  answers: { rewards: { ...onlyPoints, rewards: [points, { ...points, id: 'more' }], count: 2 } },
  times: 2,
  button: button('Claim all'),
  done: text('2 rewards claimed.'),
})

const payoutOf = (status: 'claimPayout' | 'claimed') => stateOf({ status, reward: '5.00' })

survivesClicking({
  screen: <promotions.ClaimRefused />,
  call: claimPromotion,
  answers: { claimPromotion: payoutOf('claimed') },
  button: button('Claim payout'),
  done: text(/5\.00 is in your balance\.$/),
})

survivesSending({
  screen: <offer.ApplicationFails />,
  call: applyForPromotion,
  answers: { applyForPromotion: stateOf({ status: 'applying', appliedAt: '2026-11-21T03:00:00Z' }) },
  values: { Comment: 'A friend told me' },
  submit: 'Apply',
  done: text('Your application has been sent.'),
})

survivesClicking({
  screen: <raffle.Usual />,
  call: claimRaffle,
  answers: { raffle: week() },
  button: button('Claim 3 tickets'),
  done: text(/^Your ticket numbers are/),
})

survivesClicking({
  screen: <rebate.Usual />,
  call: claimRebate,
  button: button('Claim rebate'),
  done: text('Rebate added to your balance.'),
})

survivesClicking({
  screen: <envelopes.Raining />,
  call: openEnvelope,
  answers: { envelopeRains: rainsOf(rain()) },
  button: button('Open'),
  busy: text('Opening…'),
  done: text(/^You received/),
})

survivesClicking({
  screen: <mall.Usual />,
  call: pointsReward,
  button: button('Collect 84.25 points'),
  done: text('84.25 points added.'),
})

survivesSending({
  screen: <mall.GoodsNeedAnAddress />,
  call: redeemPoints,
  answers: { redeemPoints: redemption({ kind: 'goods', productId: 'mug' }) },
  open: async () => {
    await type('Quantity', '2', dialog('Redeem points'))
    // The number's country has the same label.
    await chooseNamed('country', 'KH')
  },
  form: dialog('Redeem points'),
  values: {
    Recipient: 'Sok Dara',
    'City or district': 'Phnom Penh',
    'Mobile number': '012345678',
    'Street and house number': 'House 12, Street 51',
  },
  submit: 'Redeem',
  confirm: 'Redeem',
  done: text('Your redemption has been sent.'),
})

const exchanges = [
  { way: 'Cash to points', label: 'Points to buy', submit: 'Buy points', told: 'Points added.' },
  {
    way: 'Points to cash',
    label: 'Points to convert',
    submit: 'Convert',
    told: 'Your points are converted.',
  },
]

for (const { way, label, submit, told } of exchanges) {
  survivesSending({
    title: way,
    screen: <mall.Exchange />,
    call: convertPoints,
    open: () => click(radio(way)),
    values: { [label]: '300' },
    submit,
    confirm: submit,
    done: text(told),
  })
}

const named = (checked: boolean) => () =>
  page.getByRole('switch', { name: 'Show my nickname on leaderboards', checked })

survivesClicking({
  screen: <winners.Usual />,
  call: setBoardVisibility,
  answers: (done) => ({
    boardVisibility: () => ({ named: !done() }),
    setBoardVisibility: { named: false },
  }),
  button: () => page.getByRole('switch', { name: 'Show my nickname on leaderboards' }),
  stays: named(true),
  done: named(false),
})

const noRewards = { rewards: [], count: 0, counts: [] }

findsOutWhatWasDone({
  title: 'a reward',
  screen: <rewards.Usual />,
  call: claimReward,
  answers: (done) => ({ rewards: () => (done() ? noRewards : onlyPoints) }),
  button: button('Claim'),
  done: text(/^Nothing (to claim|waits)/),
})

findsOutWhatWasDone({
  screen: <promotions.ClaimRefused />,
  call: claimPromotion,
  answers: (done) => ({
    promotionStates: () => ({
      states: [payoutOf(done() ? 'claimed' : 'claimPayout')],
      availablePromoCount: 0,
    }),
    claimPromotion: payoutOf('claimed'),
  }),
  button: button('Claim payout'),
  done: () => page.getByText('Claimed'),
})

findsOutWhatWasDone({
  screen: <raffle.Usual />,
  call: claimRaffle,
  answers: (done) => ({
    raffle: () => week(done() ? { own: { claimed: 10, claimable: 0, numbers: [] } } : {}),
  }),
  button: button('Claim 3 tickets'),
  done: button('No tickets to claim yet'),
})

findsOutWhatWasDone({
  screen: <mall.Usual />,
  call: pointsReward,
  answers: (done) => ({ pointsBalance: () => ({ ...purse, ...(done() ? { pending: '0.00' } : {}) }) }),
  button: button('Collect 84.25 points'),
  done: button('Nothing to collect yet'),
})
