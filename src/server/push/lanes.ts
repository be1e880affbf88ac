/**
 * Runs tasks in lanes, at most `width` of a lane at once. A lane that is slow keeps nobody waiting but itself.
 * A task must not reject.
 */
export function createLanes(width: number) {
  const lanes = new Map<string, { running: number; queue: (() => Promise<void>)[] }>()

  const advance = (name: string) => {
    const lane = lanes.get(name)
    if (!lane) return
    while (lane.running < width) {
      const task = lane.queue.shift()
      if (!task) break
      lane.running += 1
      void task().finally(() => {
        lane.running -= 1
        advance(name)
      })
    }
    if (lane.running === 0) lanes.delete(name)
  }

  return (name: string, task: () => Promise<void>) => {
    const lane = lanes.get(name) ?? { running: 0, queue: [] }
    lanes.set(name, lane)
    lane.queue.push(task)
    advance(name)
  }
}
