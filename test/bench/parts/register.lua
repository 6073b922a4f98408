-- Each registration is another person's, so that each is stored.
local count = 0
request = function()
	count = count + 1
	local body = string.format('{"fullName":"Marisol Vega %d","email":"marisol%d@mail.example","phone":"732%07d","courseId":%d}', count, count, count, count % 9 + 1)
	return wrk.format("POST", nil, nil, body)
end
