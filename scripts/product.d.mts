/** The types of product.mjs for TypeScript callers. */
export type PortSetting = 'PORT_PLATFORM' | 'PORT_MEMBER' | 'PORT_AGENT' | 'PORT_STORYBOOK'
export type AddressName = 'platform' | 'member' | 'agent' | 'storybook'
export type Ports = Record<PortSetting, number>

export interface RunningProduct {
  ready: { accounts: { role: string; account: string; password: string; paymentPassword: string }[] }
  urls: Record<AddressName, string>
  ended: Promise<number>
  stop: () => Promise<number>
}

export const addresses: readonly { name: AddressName; title: string; setting: PortSetting; port: number }[]
export const builtFolders: Record<'SITE_MEMBER_DIST' | 'SITE_AGENT_DIST' | 'STORYBOOK_DIST', string>
export function readPorts(environment?: NodeJS.ProcessEnv): Ports
export function checkPorts(ports: Ports): Promise<void>
export function freePorts(): Promise<Ports>
export function startProduct(options: {
  ports: Ports
  env?: Record<string, string>
  onLine?: (line: string) => void
  watch?: boolean
  serves?: AddressName[]
}): Promise<RunningProduct>
