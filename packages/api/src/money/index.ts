export {
  addMoney,
  compareMoney,
  type Money,
  MoneyError,
  maxMoney,
  minMoney,
  money,
  moneyScale,
  negateMoney,
  zeroMoney,
} from './money.ts'
export { splitByLargestRemainder } from './split.ts'
export { formatMoneyWire, isMoneyText, parseMoney } from './text.ts'
