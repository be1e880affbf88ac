/** The administrator's desk. */
export default {
  login: {
    title: 'Admin Login',
    demo: 'This is a demo. Sign in with username {username} and password {password}.',
    success: 'Login Successful',
    successText: 'Welcome, {name}',
  },
  authenticating: 'Authenticating...',
  denied: 'Access Denied',
  deniedText: "You don't have permission to access this page.",
  expired: 'Authentication expired',
  role: 'Admin',
  logout: 'Logout',
  overview: 'Overview',
  stats: {
    totalUsers: 'Users',
    totalFarmers: 'Farmers',
    totalExtensionAgents: 'Extension agents',
    totalCrops: 'Crops',
    advisories: 'Active advisories',
    totalMarketPrices: 'Market prices',
    weatherAlerts: 'Active weather alerts',
    courses: 'Published courses',
    of: 'of {total}',
  },
} as const
