import type { Forecast } from '../forecast.ts'

const month = { from: '2026-10-31T17:00:00Z', to: '2026-11-30T17:00:00Z' }

/** An agent with a dividend, two downlines, and too little for the month's end. */
export const sampleForecast: Forecast = {
  ...{ asOf: '2026-11-21T03:00:00Z', balance: '115012.50', owed: '57500.00' },
  ...{ receives: '180000.00', owes: '95000.00', more: false },
  own: [{ contractId: 'con_2', kind: 'dividend', ...month, amount: '180000.00', nothing: null }],
  downlines: [
    {
      ...{ contractId: 'con_5', kind: 'dividend', ...month, amount: '95000.00', nothing: null },
      ...{ account: 'dara_agent', autoPay: false },
    },
    {
      ...{ contractId: 'con_6', kind: 'dividend', ...month, amount: '0.00', nothing: 'carriedLoss' },
      ...{ account: 'vibol_agent', autoPay: true },
    },
  ],
  settlements: [
    { at: month.to, receives: '180000.00', owes: '95000.00', needed: '152500.00', short: '37487.50' },
  ],
  margins: [
    {
      ...{ account: 'dara_agent', kind: 'dividend', earned: '200000.00' },
      ...{ paidOn: '95000.00', margin: '105000.00' },
    },
    { account: 'vibol_agent', kind: 'dividend', earned: '-20000.00', paidOn: '0.00', margin: '-20000.00' },
  ],
}

export const noForecast: Forecast = {
  ...sampleForecast,
  ...{ owed: '0.00', receives: '0.00', owes: '0.00' },
  ...{ own: [], downlines: [], settlements: [], margins: [] },
}
