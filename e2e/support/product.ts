/** The running product, as the journeys see it. */
export interface Product {
  urls: { platform: string; member: string; agent: string; storybook: string }
  /** The sandbox's accounts, as printed in the platform's ready line. */
  accounts: readonly Account[]
}

export interface Account {
  role: string
  account: string
  password: string
  paymentPassword: string
}

const variable = 'BAIZE_PRODUCT'

/** Passes the products on to the processes that run the journeys: one for each that runs beside the others. */
export function keepProducts(products: readonly Product[]): void {
  process.env[variable] = JSON.stringify(products)
}

/** Whether a product runs already, for authors of journeys: `BAIZE_PRODUCT` says where, as one object. */
export function runningProduct(): boolean {
  return Boolean(process.env[variable])
}

/** The product of this run that is this process's own: journeys beside each other share neither database nor clock. */
export function product(): Product {
  const text = process.env[variable]
  if (!text) throw new Error('No product is running: journeys are started by `npm test -- --only journeys`.')
  const products: Product | Product[] = JSON.parse(text)
  if (!Array.isArray(products)) return products
  const own = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!own) throw new Error(`There are ${products.length} products, and this process wants one more.`)
  return own
}

/** The sandbox's account of a role, such as `member`, `agent` or `downline`. */
export function accountOf(role: string): Account {
  const { accounts } = product()
  const found = accounts.find((account) => account.role === role)
  if (!found)
    throw new Error(`No ${role} among the accounts: ${accounts.map((account) => account.role).join(', ')}.`)
  return found
}

/** The sandbox's member who has to change the password at the first sign-in; once in a database. */
export const firstTimer: Account = {
  role: 'firstTimer',
  account: 'bopha2026',
  password: 'Baize-First-1',
  paymentPassword: '246810',
}
