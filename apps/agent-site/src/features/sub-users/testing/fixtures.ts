import type { SubUser, SubUserAction } from '../subUser.ts'

const made = {
  createdAt: '2026-11-02T03:00:00Z',
  disabled: false,
  passwordGiven: false,
  authenticator: false,
} as const

export const cashier: SubUser = {
  ...made,
  ...{ id: 'sub_1', account: 'sokhacash', permission: 'cashier', lastLoginAt: '2026-11-21T01:20:00Z' },
  authenticator: true,
}

export const someSubUsers: readonly SubUser[] = [
  cashier,
  {
    ...made,
    ...{ id: 'sub_2', account: 'reader88', permission: 'view', lastLoginAt: null, passwordGiven: true },
  },
  {
    ...made,
    ...{ id: 'sub_3', account: 'partner1', permission: 'full', disabled: true },
    lastLoginAt: '2026-11-12T09:00:00Z',
  },
]

const action = (
  id: number,
  call: string,
  rest: Partial<Omit<SubUserAction, 'id' | 'call'>> = {},
): SubUserAction => ({
  ...{ id: `act_${id}`, at: `2026-11-21T02:${String(50 - id).padStart(2, '0')}:07Z`, account: 'sokhacash' },
  ...{ call, target: null, amount: null, result: 'done', address: '203.0.113.9' },
  ...rest,
})

export const someActions: readonly SubUserAction[] = [
  action(1, 'offerContract', { result: 'forbidden' }),
  action(2, 'createTransfer', { target: 'vibol2026', amount: '125.50' }),
  action(3, 'createTransfer', { target: 'vibol2026', amount: '9000000.00', result: 'insufficientFunds' }),
  action(4, 'payBills', { amount: '41.20', result: null }),
  action(5, 'login', { account: 'reader88', result: 'wrongCredentials', address: '198.51.100.77' }),
  action(6, 'login'),
]
