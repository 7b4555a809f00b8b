import type { DepositGateway } from '@baize/platform/deposits/gateway/settings.ts'
import { startTestServer, type TestReply, type TestServer } from '../../gateways/testingServer.ts'

/** A deposit gateway of the test's own. */
export interface TestDepositGateway extends TestServer, DepositGateway {
  /** Its responses to the next orders. */
  reply: TestReply
}

export const bankLines = [
  { name: 'bank', value: 'Angkor Bank' },
  { name: 'name', value: 'BAIZE CO LTD' },
  { name: 'number', value: '001 777 333' },
]

export async function startTestDepositGateway(): Promise<TestDepositGateway> {
  const server = await startTestServer('test-secret-of-a-gateway-that-takes-in', () => gateway.reply)
  const gateway: TestDepositGateway = {
    ...server,
    methods: ['local-bank', 'card'],
    reply: [200, { status: 'accepted', instructions: bankLines }],
  }
  return gateway
}
