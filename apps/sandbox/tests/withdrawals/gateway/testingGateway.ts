import { startTestServer, type TestServer } from '../../gateways/testingServer.ts'

/** A payout gateway of the test's own: it keeps orders by number. */
export interface TestGateway extends TestServer {
  /** Its response to a new order: well, with a fault after it was kept, or with a fault before. */
  mode: 'takes' | 'answerLost' | 'requestLost' | 'refuses'
  readonly orders: Map<string, string>
}

export async function startTestGateway(): Promise<TestGateway> {
  const server = await startTestServer('test-secret-of-a-gateway-that-pays-out', ({ method, path, key }) => {
    if (path === '/documents') return [200, { status: 'accepted' }]
    if (method === 'GET') {
      const status = gateway.orders.get(path.slice('/payouts/'.length))
      return status ? [200, { status, reference: 'ref-1' }] : [404, {}]
    }
    if (gateway.mode === 'requestLost') return [503, {}]
    if (key && !gateway.orders.has(key))
      gateway.orders.set(key, gateway.mode === 'refuses' ? 'refused' : 'accepted')
    if (gateway.mode === 'answerLost') return 'lost'
    return [200, { status: gateway.orders.get(key ?? ''), reference: 'ref-1' }]
  })
  const gateway: TestGateway = { ...server, mode: 'takes', orders: new Map() }
  return gateway
}
