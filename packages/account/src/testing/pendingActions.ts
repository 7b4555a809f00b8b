import type { PendingAction } from '../pending-actions/usePendingActions.ts'

const soon = '2026-11-27T11:30:00Z'

/** One action of each kind, as the platform orders them. */
export const pendingRows: readonly PendingAction[] = [
  {
    ...{ kind: 'withdrawalToConfirm', id: 'wdr_1', link: '/member/withdraw?withdrawal=wdr_1' },
    ...{ until: soon, amount: '80000.00' },
  },
  {
    ...{ kind: 'identityDocument', id: 'wdr_2', link: '/member/withdraw?withdrawal=wdr_2' },
    ...{ until: soon, amount: '120000.00' },
  },
  {
    ...{ kind: 'caseQuestion', id: 'cas_1', link: '/member/cases?case=cas_1', until: null },
    number: 'C261127-YMYAB7',
  },
  {
    ...{ kind: 'limitIncrease', id: 'stake-day', link: '/member/limits', until: soon },
    ...{ limit: 'stake', period: 'day', confirmable: false },
  },
  {
    ...{ kind: 'contractOffer', id: 'ctr_1', link: '/member/contracts', until: soon },
    contract: 'dividend',
  },
  {
    ...{ kind: 'contractTermination', id: 'ctr_2', link: '/member/contracts', until: null },
    contract: 'dailySalary',
  },
  {
    ...{ kind: 'bonusEnding', id: 'bon_1', link: '/member/bonuses', until: soon },
    ...{ name: 'Welcome bonus', amount: '40000.00' },
  },
  {
    ...{ kind: 'bonusOfferEnding', id: 'bon_2', link: '/member/bonuses', until: soon },
    ...{ name: 'Daily deposit bonus', amount: '20000.00' },
  },
  {
    ...{ kind: 'caseAnswered', id: 'cas_2', link: '/member/cases?case=cas_2', until: null },
    number: 'C261127-GKFA55',
  },
]

/** One action of each kind that waits for agents alone, as the platform orders them. */
export const agentPendingRows: readonly PendingAction[] = [
  {
    ...{ kind: 'balanceFrozen', id: 'frz_1', link: '/agentHome/dividend?side=downline', until: null },
    amount: '57500.00',
  },
  {
    ...{ kind: 'billsToPay', id: 'dividend', link: '/agentHome/dividend?side=downline', until: soon },
    ...{ contract: 'dividend', count: 3, amount: '152500.00' },
  },
  {
    ...{ kind: 'contractOffer', id: 'ctr_1', link: '/agentHome/contracts', until: soon },
    contract: 'dividend',
  },
  {
    ...{ kind: 'billDispute', id: 'bil_8', link: '/agentHome/dividend?side=downline&bill=bil_8' },
    ...{ until: soon, contract: 'dividend', account: 'dara_agent', amount: '57500.00' },
  },
  {
    ...{ kind: 'moneyRequest', id: 'trq_1', link: '/agentHome/transfer?way=up', until: soon },
    ...{ account: 'mekong888', amount: '20000.00' },
  },
  {
    ...{ kind: 'inviteEnding', id: 'inv_1', link: '/agentHome/open-account?way=link', until: soon },
    ...{ code: 'K7PMRX3WQA', note: 'Shop in Siem Reap', left: 2 },
  },
]
